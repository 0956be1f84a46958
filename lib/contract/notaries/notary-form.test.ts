import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { commissionEnds } from '@/lib/domain/notaries/commission';
import { shownOwnNotary } from '@/lib/testing/notaries/shown-own-notary';
import { notaryField, notaryForm, type TypedNotary, typedNotary } from './notary-form';

/** In force, whenever the tests run. */
const [, LAST_DAY] = commissionEnds(Date.now());

const TYPED = typedNotary(
  shownOwnNotary({
    commission_valid_until: LAST_DAY,
    office_hours: [
      { day: 1, open: '08:00', close: '12:00' },
      { day: 1, open: '13:00', close: '17:00' },
      { day: 6, open: '09:00', close: '12:00' },
    ],
  }),
);

const problems = (change: Partial<TypedNotary>) =>
  notaryForm
    .safeParse({ ...TYPED, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

const daysWith = (day: number, hours: TypedNotary['days'][number]['hours']) =>
  TYPED.days.map((one, at) => (at === day ? { available: true, hours } : one));

test('what is stored comes out as it went in', () => {
  expect(notaryForm.parse(TYPED)).toEqual({
    city: 'makati',
    office_address: '12 Ayala Avenue',
    phone: '+63281234567',
    commission_number: 'M-123',
    commission_territory: 'Makati City',
    commission_valid_until: LAST_DAY,
    services: [{ name: 'Oath or affirmation', price: 20_000 }],
    office_hours: [
      { day: 1, open: '08:00', close: '12:00' },
      { day: 1, open: '13:00', close: '17:00' },
      { day: 6, open: '09:00', close: '12:00' },
    ],
  });
});

// As letterheads have it; area codes of the capital, the islands and Mindanao.
test.each([
  ['02 8888 1234', '+63288881234'],
  ['(02) 8888-1234', '+63288881234'],
  ['(02) 8888 1234', '+63288881234'],
  ['(632) 8888-1234', '+63288881234'],
  ['(+632) 8888-1234', '+63288881234'],
  ['+63 (2) 8888 1234', '+63288881234'],
  ['02-7000-1234', '+63270001234'],
  ['032 123 4567', '+63321234567'],
  ['(032) 412-5678', '+63324125678'],
  ['(034) 435 1234', '+63344351234'],
  ['045 625-1234', '+63456251234'],
  ['074-442-1234', '+63744421234'],
  ['(082) 221 1234', '+63822211234'],
  ['088 856 1234', '+63888561234'],
  ['0917 123 4567', '+639171234567'],
])('the office’s telephone %s is %s', (phone, stored) => {
  expect(notaryForm.parse({ ...TYPED, phone }).phone).toBe(stored);
});

test.each([
  ['8888 1234', FIELD_COPY.phoneUnknown],
  ['(02) 888-1234', FIELD_COPY.phoneUnknown],
  ['037 123 4567', FIELD_COPY.phoneUnknown],
  ['(02) 8888-1234 loc. 12', FIELD_COPY.phone],
  ['(02) 8888-1234 / 8888-1235', FIELD_COPY.phone],
])('the office’s telephone %s is refused in words that help', (phone, message) => {
  expect(problems({ phone })).toEqual([`phone: ${message}`]);
});

test.each([
  ['1,250.50', 125_050],
  ['₱ 500', 50_000],
])('a fee of %s is %s centavos', (price, centavos) => {
  const { services } = notaryForm.parse({ ...TYPED, services: [{ name: 'Oath', price }] });
  expect(services).toEqual([{ name: 'Oath', price: centavos }]);
});

test.each([
  ['', 'Please provide a value.'],
  ['free', 'Please provide a price from ₱20 to ₱50,000.'],
  ['19.99', 'Please provide a price from ₱20 to ₱50,000.'],
])('a fee of “%s” is refused', (price, message) => {
  expect(problems({ services: [{ name: 'Oath', price }] })).toEqual([
    `services.0.price: ${message}`,
  ]);
});

test('hours are refused where they stand', () => {
  const late = { start_time: '13:00', end_time: '00:00' };
  expect(problems({ days: daysWith(6, [late]) })).toEqual([
    expect.stringMatching(/^days\.6\.hours\.0\.end_time: /),
  ]);
  const twice = [
    { start_time: '08:00', end_time: '12:00' },
    { start_time: '11:00', end_time: '' },
    { start_time: '11:00', end_time: '15:00' },
  ];
  expect(problems({ days: daysWith(1, twice) })).toEqual([
    'days.1.hours.1.end_time: Please provide a value.',
    'days.1.hours.2.start_time: These hours overlap others of this day.',
  ]);
});

test('a week without hours and a list without services are refused as a whole', () => {
  const days = TYPED.days.map(({ hours }) => ({ available: false, hours }));
  expect(problems({ days, services: [] })?.toSorted()).toEqual([
    'days: Please provide a value.',
    'services: Please provide a value.',
  ]);
});

test('fields of the request are found in the form', () => {
  expect(notaryField('office_hours.2.close', TYPED)).toBe('days.6.hours.0.end_time');
  expect(notaryField('office_hours', TYPED)).toBe('days');
  expect(notaryField('services.0.price', TYPED)).toBe('services.0.price');
});
