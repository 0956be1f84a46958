import { modulesIn, proseIn } from '@/lib/testing/source-files';
import { FAQ } from './faq';
import {
  MOVE_RULE,
  noRefund,
  noRefundAhead,
  REFUND_RULE,
  refundByLawyer,
  refundUntil,
  whileLawyerIsAway,
} from './refund-rule';

/** Words that only somebody uses who says when a payment comes back. */
const RULE =
  /full refund|no refund(?! of)|refund(?:ed)? in full|hours or more before|none after that|whole price back/i;

/** Cases of the law of sales and taxes. */
const CASES = /^lib\/catalogue\/legal-problems\//;

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '').replace(/\s+/g, ' ');
}

test('nobody else has words of their own for the refund rule', () => {
  const modules = ['app', 'components', 'lib'].flatMap((folder) => modulesIn(folder));
  const own = [...modules, ...proseIn('content')].filter(
    ({ path, text }) => !CASES.test(path) && RULE.test(withoutComments(text)),
  );
  expect(own.map(({ path }) => path)).toEqual(['lib/catalogue/refund-rule.ts']);
});

test('it says what holds: a day before, and whenever the lawyer is the cause', () => {
  expect(REFUND_RULE.short).toBe(
    'Full refund if you cancel 24 hours or more before the start, or if the lawyer cancels or does not come.',
  );
  expect(REFUND_RULE.lawyerLate).toMatch(/15 minutes late: full refund, without asking/);
  expect(REFUND_RULE.lawyerSilent).toMatch(/within 48 hours of the start/);
});

test.each([
  ['client', 'you cancel', /^If the lawyer cancels or does not come, you get/],
  ['lawyer', 'the client cancels', /^If you cancel or do not come, the client gets/],
] as const)('a %s reads it from the own side', (reader, cancels, byLawyer) => {
  expect(refundUntil(reader).join('noon')).toBe(
    `Full refund if ${cancels} by noon, none after that.`,
  );
  expect(noRefund(reader, false)).toBe(
    `No refund if ${cancels}: refunds end 24 hours before the start.`,
  );
  expect(noRefund(reader, true)).toBe(
    `No refund if ${cancels}: refunds ended 24 hours before its earliest start, and moving it does not change that.`,
  );
  expect(refundByLawyer(reader)).toMatch(byLawyer);
});

test.each([
  [4 * 3_600_000, '4 hours'],
  [2 * 3_600_000 - 1, '1 hour'],
  [59 * 60_000, '59 minutes'],
  [1_000, '1 minute'],
])('before a payment for what starts in %i ms it is said at once', (startsIn, span) => {
  expect(noRefundAhead(startsIn)).toBe(
    `Starts in ${span}: no refund if you cancel. You can change the time once.`,
  );
});

test('a change of time is free, and what it does to the refund is said', () => {
  expect(REFUND_RULE.later).toContain('you can change the time once');
  expect(MOVE_RULE.byClient).toMatch(/the earliest start .* counts for the refund/);
  expect(MOVE_RULE.byLawyer).toMatch(/the new start counts.* for 24 hours, or until the meeting/);
});

test('the question about changes says all of it, and nobody has to write to us', () => {
  const answer = FAQ.find(({ id }) => id === 'cancel')?.answer ?? '';
  for (const rule of [REFUND_RULE.inTime, REFUND_RULE.later, ...Object.values(MOVE_RULE)])
    expect(answer).toContain(rule);
  expect(answer).toMatch(/^Yes\. You can change the time or cancel on the meeting page/);
  expect(answer).not.toMatch(/write to/);
});

test('whoever waits for the lawyer is told until when', () => {
  const start = Date.parse('2026-11-24T02:00:00Z');
  expect(whileLawyerIsAway(start, true)).toBe(
    'If the lawyer is not here by 10:15 AM PHT, you get everything back without asking.',
  );
  expect(whileLawyerIsAway(start, false)).toMatch(/10:15 AM PHT, the meeting is cancelled\.$/);
});
