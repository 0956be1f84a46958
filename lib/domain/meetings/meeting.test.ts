import { refundDeadline } from '../payments/refund-outlook';
import {
  COMPLETE_AFTER_MINUTES,
  FREE_PER_MONTH,
  isOver,
  MEETING_STATUSES,
  MEETING_TRANSITIONS,
  MEETINGS_PER_LAWYER,
  takesTime,
} from './meeting';

const at = (iso: string) => Date.parse(iso);

/** The contract's transitions: from → to. Everything else is refused. */
const ALLOWED = [
  'PAYMENT_PENDING CONFIRMED',
  'PAYMENT_PENDING EXPIRED',
  'PAYMENT_PENDING CANCELLED',
  'CONFIRMED COMPLETED',
  'CONFIRMED CANCELLED',
  'COMPLETED CANCELLED',
  'COMPLETED CONFIRMED',
  'EXPIRED CONFIRMED',
  'EXPIRED CANCELLED',
];

const PAIRS = MEETING_STATUSES.flatMap((from) => MEETING_STATUSES.map((to) => [from, to] as const));

test.each(PAIRS)('%s to %s', (from, to) => {
  expect(MEETING_TRANSITIONS[from].includes(to)).toBe(ALLOWED.includes(`${from} ${to}`));
});

test.each([
  ['PAYMENT_PENDING', true],
  ['CONFIRMED', true],
  ['COMPLETED', false],
  ['CANCELLED', false],
  ['EXPIRED', false],
] as const)('%s takes the time of the lawyer: %s', (status, expected) => {
  expect(takesTime(status)).toBe(expected);
});

test('a meeting is over from its end on, not before', () => {
  const end = at('2026-11-24T02:30:00Z');
  expect(isOver(end, end - 1)).toBe(false);
  expect(isOver(end, end)).toBe(true);
  expect(isOver(end, end + 1)).toBe(true);
});

test('the full price comes back until 24 hours before the earliest start', () => {
  expect(new Date(refundDeadline(at('2026-11-24T02:00:00Z')))).toEqual(
    new Date('2026-11-23T02:00:00Z'),
  );
});

test('limits are those of the specification and the contract', () => {
  expect({
    MEETINGS_PER_LAWYER,
    FREE_PER_MONTH,
    COMPLETE_AFTER_MINUTES,
  }).toEqual({
    MEETINGS_PER_LAWYER: 2,
    FREE_PER_MONTH: 2,
    COMPLETE_AFTER_MINUTES: 30,
  });
});
