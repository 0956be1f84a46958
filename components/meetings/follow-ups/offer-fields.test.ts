import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { NOTHING_OFFERED, offerForm, type TypedOffer } from './offer-fields';

const NOW = Date.parse('2026-11-29T00:00:00Z');
const [START, TAKEN] = [Date.parse('2026-12-01T02:00:00Z'), Date.parse('2026-12-01T05:00:00Z')];

jest.mock('../booking/times/schedule', () => ({
  isOpen: (_calendar: unknown, start: number) => start !== TAKEN,
}));

const profile = {
  calendar: {},
  services: [
    { duration: 30, price: 150_000 },
    { duration: 60, price: 250_050 },
  ],
} as unknown as LawyerProfile;

const parse = (typed: Partial<TypedOffer>) =>
  offerForm(profile, NOW).safeParse(
    { ...NOTHING_OFFERED, start_times: [START], ...typed },
    FIELD_MESSAGES,
  );
const wrong = (typed: Partial<TypedOffer>) =>
  Object.fromEntries(
    parse(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

test.each<[string, Partial<TypedOffer>, object]>([
  ['the usual price of the length', {}, { price: 150_000, duration: 30 }],
  ['that of an hour', { duration: 60 }, { price: 250_050 }],
  ['another price', { price: '1,800.50' }, { price: 180_050 }],
  ['nothing, where it is free', { free: true, price: 'x' }, { price: 0 }],
  ['no words', { note: '  ' }, { note: undefined }],
  [
    'only what can still be booked',
    { start_times: [TAKEN, START] },
    { start_times: ['2026-12-01T02:00:00Z'] },
  ],
])('offers %s', (_what, typed, sent) => {
  expect(parse(typed).data).toMatchObject(sent);
});

test.each<[string, Partial<TypedOffer>, object]>([
  ['no time', { start_times: [] }, { start_times: FIELD_COPY.followUpTimes }],
  [
    'only times that were taken',
    { start_times: [TAKEN] },
    { start_times: FIELD_COPY.followUpTimes },
  ],
  ['no price', { price: '' }, { price: FIELD_COPY.price }],
  ['a price of 0 that is not called free', { price: '0' }, { price: FIELD_COPY.price }],
  ['words for a price', { price: 'a lot' }, { price: FIELD_COPY.price }],
  ['too many words', { note: 'x'.repeat(5000) }, { note: expect.stringMatching(/longer than/) }],
])('refuses %s beside its field', (_what, typed, messages) => {
  expect(wrong(typed)).toEqual(messages);
});
