import {
  commissionDaysLeft,
  commissionEnds,
  dueWarning,
  inDays,
  isCommissionEnd,
  isCommissionOver,
} from './commission';

const at = (instant: string) => Date.parse(instant);
const NOVEMBER = at('2026-11-23T01:00:00Z');
const LAST_DAY = '2026-12-31';
/** One minute before, and the first of, January 1, 2027 in Manila. */
const LAST_MINUTE = at('2026-12-31T15:59:00Z');
const NEW_YEAR = at('2026-12-31T16:00:00Z');

test.each([
  ['2026-12-31', true],
  ['2027-12-31', true],
  ['2028-12-31', false],
  ['2025-12-31', true],
  ['2004-12-31', false],
  ['2026-12-30', false],
  ['2027-06-30', false],
])('%s as the last day of a commission: %s', (day, can) => {
  expect(isCommissionEnd(day, NOVEMBER)).toBe(can);
});

test('the years turn in Manila', () => {
  expect(commissionEnds(LAST_MINUTE)).toEqual(['2026-12-31', '2027-12-31']);
  expect(commissionEnds(NEW_YEAR)).toEqual(['2027-12-31', '2028-12-31']);
  expect(isCommissionOver(LAST_DAY, LAST_MINUTE)).toBe(false);
  expect(isCommissionOver(LAST_DAY, NEW_YEAR)).toBe(true);
  expect(commissionDaysLeft(LAST_DAY, LAST_MINUTE)).toBe(0);
  expect(commissionDaysLeft(LAST_DAY, NEW_YEAR)).toBe(-1);
  expect(() => commissionDaysLeft('soon', NOVEMBER)).toThrow(RangeError);
});

test.each([
  ['61 days before', '2026-10-31T03:00:00Z', null, null],
  ['60 days before', '2026-11-01T03:00:00Z', null, 60],
  ['31 days before, reminded of 60', '2026-11-30T03:00:00Z', 60, null],
  ['30 days before, reminded of 60', '2026-12-01T03:00:00Z', 60, 30],
  ['7 days before, never reminded', '2026-12-24T03:00:00Z', null, 7],
  ['7 days before, reminded of 7', '2026-12-24T03:00:00Z', 7, null],
  ['on the last day, reminded of 7', '2026-12-31T03:00:00Z', 7, null],
  ['the day after', '2026-12-31T16:00:00Z', 7, 0],
  ['the day after, never reminded', '2026-12-31T16:00:00Z', null, 0],
  ['long after, told', '2027-03-01T03:00:00Z', 0, null],
])('%s', (_name, now, warned, due) => {
  expect(dueWarning(LAST_DAY, warned, at(now))).toBe(due);
});

test('days are said in words', () => {
  expect([0, 1, 38].map(inDays)).toEqual(['today', 'tomorrow', 'in 38 days']);
});
