import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { MEETING_STATUSES } from './meeting';
import { dueReminder, startsSoon } from './reminders';

/** Midnight in Manila. */
const start = Date.parse('2026-11-24T16:00:00Z');
const CONFIRMED = { status: 'CONFIRMED', start, timeSetAt: start - 3 * DAY_MS } as const;
const due = (instant: number) => dueReminder(CONFIRMED, instant);

test('a day before, ten minutes before, and never after the start', () => {
  expect(due(start - DAY_MS - 1)).toBeNull();
  expect(due(start - DAY_MS)).toBe('DAY_BEFORE');
  expect(due(start - 10 * MINUTE_MS - 1)).toBe('DAY_BEFORE');
  expect(due(start - 10 * MINUTE_MS)).toBe('SOON');
  expect(due(start - 1)).toBe('SOON');
  expect(due(start)).toBeNull();
});

test('a time that was set within the last day has only the later one', () => {
  const set = (timeSetAt: number) => dueReminder({ ...CONFIRMED, timeSetAt }, start - DAY_MS / 2);
  expect(set(start - DAY_MS)).toBe('DAY_BEFORE');
  expect(set(start - DAY_MS + 1)).toBeNull();
  expect(dueReminder({ ...CONFIRMED, timeSetAt: start - 1 }, start - 1)).toBe('SOON');
});

test('after it took place a review is asked for, and nothing else is reminded of', () => {
  const after = (status: (typeof MEETING_STATUSES)[number]) =>
    dueReminder({ ...CONFIRMED, status }, start - 1);
  expect(MEETING_STATUSES.map((status) => [status, after(status)])).toEqual([
    ['PAYMENT_PENDING', null],
    ['CONFIRMED', 'SOON'],
    ['COMPLETED', 'REVIEW'],
    ['CANCELLED', null],
    ['EXPIRED', null],
  ]);
});

test('a time within ten minutes is soon', () => {
  expect(startsSoon(start, start - 10 * MINUTE_MS)).toBe(true);
  expect(startsSoon(start, start - 10 * MINUTE_MS - 1)).toBe(false);
});
