import {
  ABSENCE_STATES,
  ABSENCE_TRANSITIONS,
  answerDeadline,
  notReportableReason,
} from '@/lib/domain/meetings/attendance/absence';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';

const START = Date.parse('2026-11-24T02:00:00Z');
const END = START + 30 * MINUTE_MS;
const meeting = {
  type: 'PHONE',
  status: 'COMPLETED',
  start: START,
  end: END,
} as const;
const AFTER = START + HOUR_MS;

test.each([
  ['cancelled', { status: 'CANCELLED' }, AFTER, 'cancelled'],
  ['not paid', { status: 'EXPIRED' }, AFTER, 'unconfirmed'],
  ['held', { status: 'PAYMENT_PENDING' }, AFTER, 'unconfirmed'],
  ['a moment too early', {}, START + 15 * MINUTE_MS - 1, 'early'],
  ['15 minutes after the start', { status: 'CONFIRMED' }, START + 15 * MINUTE_MS, null],
  ['completed', {}, AFTER, null],
  ['the last moment', {}, START + 48 * HOUR_MS - 1, null],
  ['48 hours after the start', {}, START + 48 * HOUR_MS, 'late'],
  ['by video, a moment before the release', { type: 'VIDEO' }, END + 24 * HOUR_MS - 1, null],
  ['by video, at the release', { type: 'VIDEO' }, END + 24 * HOUR_MS, 'late'],
] as const)('%s', (_, change, now, expected) => {
  expect(notReportableReason({ ...meeting, ...change }, now)).toBe(expected);
});

test('a lawyer has a day to answer', () => {
  expect(answerDeadline(START)).toBe(START + 24 * HOUR_MS);
});

test('what is refunded or rejected stays so, and what both settle is rejected without being contested', () => {
  const into = (to: string) =>
    ABSENCE_STATES.filter((from) => ABSENCE_TRANSITIONS[from].some((one) => one === to));
  expect(into('REJECTED')).toEqual(['REPORTED', 'CONTESTED']);
  expect(into('REFUNDED')).toEqual(['REPORTED', 'CONTESTED']);
  expect(into('CONTESTED')).toEqual(['REPORTED']);
  expect(into('REPORTED')).toEqual([]);
});
