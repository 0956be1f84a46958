import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { DAY_MS, MINUTE_MS, manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import {
  canSubmitDocuments,
  changedFacts,
  checkEnds,
  renewalFrom,
  standingOf,
} from './verification';

const FACTS = { displayName: 'Maria Santos', rollNumber: '1', ibpNumber: '2', barYear: 2010 };

test('what differs is named, and nothing else', () => {
  expect(changedFacts(FACTS, { ...FACTS })).toEqual([]);
  expect(changedFacts(FACTS, { ...FACTS, displayName: 'Maria santos', barYear: 2011 })).toEqual([
    'displayName',
    'barYear',
  ]);
});

const manila = (clock: string) => Date.parse(`${clock}+08:00`);
const dayOf = (instant: number) => manilaDayKey(manilaDayNumber(instant));

test.each([
  // The check, when a new one is asked for, when it ends.
  ['2026-03-12T09:30:00', '2027-03-12', '2027-04-12'],
  ['2026-01-31T12:00:00', '2027-01-31', '2027-02-28'],
  ['2026-12-31T23:59:59', '2027-12-31', '2028-01-31'],
  ['2027-01-29T00:00:00', '2028-01-29', '2028-02-29'],
  ['2027-01-31T00:00:00', '2028-01-31', '2028-02-29'],
  ['2028-02-29T08:00:00', '2029-02-28', '2029-03-29'],
  ['2026-08-31T08:00:00', '2027-08-31', '2027-09-30'],
])('a check of %s is asked for from %s and ends on %s', (checked, asked, ended) => {
  const at = manila(checked);
  expect([dayOf(renewalFrom(at)), dayOf(checkEnds(at))]).toEqual([asked, ended]);
  expect(standingOf(at, renewalFrom(at) - 1)).toBe('GOOD');
  expect(standingOf(at, renewalFrom(at))).toBe('DUE');
  expect(standingOf(at, checkEnds(at) - 1)).toBe('DUE');
  expect(standingOf(at, checkEnds(at))).toBe('NONE');
});

test('both days begin at midnight in Manila, whatever hour the check was made at', () => {
  const at = manila('2026-03-12T23:59:59');
  expect(formatDayTime(renewalFrom(at))).toBe('Fri, Mar 12, 12:00 AM PHT');
  expect(checkEnds(at)).toBe(checkEnds(manila('2026-03-12T00:00:00')));
});

test('of every day in eight years a check is asked for a month before it ends, and later ones end no sooner', () => {
  let before = 0;
  for (let at = manila('2026-01-01T10:00:00'); at < manila('2034-01-01T00:00:00'); at += DAY_MS) {
    const month = (checkEnds(at) - renewalFrom(at)) / DAY_MS;
    expect(month).toBeGreaterThanOrEqual(28);
    expect(month).toBeLessThanOrEqual(31);
    expect(checkEnds(at)).toBeGreaterThanOrEqual(before);
    expect(renewalFrom(at) - at).toBeGreaterThan(364 * DAY_MS - 10 * 60 * MINUTE_MS);
    before = checkEnds(at);
  }
});

test('IDs may be handed in without a check, after a refusal, and when a new check is asked for', () => {
  expect(canSubmitDocuments('NONE', 'NONE')).toBe(true);
  expect(canSubmitDocuments('REJECTED', 'NONE')).toBe(true);
  expect(canSubmitDocuments('REJECTED', 'DUE')).toBe(true);
  expect(canSubmitDocuments('APPROVED', 'DUE')).toBe(true);
  expect(canSubmitDocuments('APPROVED', 'GOOD')).toBe(false);
  expect(canSubmitDocuments('PENDING', 'DUE')).toBe(false);
  expect(canSubmitDocuments('PENDING', 'NONE')).toBe(false);
});

test('no check is no standing', () => {
  expect(standingOf(null, 0)).toBe('NONE');
});
