import { endedText } from './ended-text';

const cancelled = { status: 'CANCELLED', cancel_reason: null, payment: { status: null } } as const;

test.each([
  ['CLIENT', 'client', 'You cancelled this meeting.'],
  ['CLIENT', 'lawyer', 'The client cancelled this meeting.'],
  ['LAWYER', 'client', 'The lawyer cancelled this meeting.'],
  ['LAWYER', 'lawyer', 'You cancelled this meeting.'],
  ['SYSTEM', 'client', 'This meeting was cancelled automatically.'],
  [null, 'client', 'This meeting was cancelled.'],
] as const)('cancelled by %s, seen by the %s', (cancelled_by, side, words) => {
  expect(endedText({ ...cancelled, cancelled_by }, side)).toBe(words);
});

test('a reason follows', () => {
  const meeting = { ...cancelled, cancelled_by: 'LAWYER', cancel_reason: 'A hearing.' } as const;
  expect(endedText(meeting, 'client')).toBe('The lawyer cancelled this meeting. A hearing.');
});

test('an expired hold says whether money goes back', () => {
  const expired = { status: 'EXPIRED', cancelled_by: null, cancel_reason: null } as const;
  expect(endedText({ ...expired, payment: { status: 'EXPIRED' } }, 'client')).toMatch(
    /Nothing was charged/,
  );
  expect(endedText({ ...expired, payment: { status: 'REFUND_PENDING' } }, 'client')).toMatch(
    /all of it is refunded/,
  );
});

test('a meeting that took place needs no words', () => {
  const done = { status: 'COMPLETED', cancelled_by: null, cancel_reason: null } as const;
  expect(endedText({ ...done, payment: { status: 'PAID' } }, 'client')).toBeNull();
});

test.each([
  ['The lawyer was not in the call 15 minutes after the start.', /You were not in the call/],
  ['The lawyer did not call.', /You did not call\.$/],
  ['Lawyer and client were in the call together for 14 seconds.', /You and the client were in/],
])('what was noted about the lawyer is said to the lawyer: %s', (cancel_reason, words) => {
  const meeting = { ...cancelled, cancelled_by: 'SYSTEM', cancel_reason } as const;
  expect(endedText(meeting, 'lawyer')).toMatch(words);
  expect(endedText(meeting, 'lawyer')).not.toMatch(/lawyer/i);
  expect(endedText(meeting, 'client')).toContain(cancel_reason);
});
