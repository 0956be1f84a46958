import type { BadgeTone } from '@/components/ui/feedback/badge';
import type { LawyerPayouts, Payout } from '@/lib/contract/payments/payouts';
import type { PayoutStatus } from '@/lib/domain/payments/payout';
import type { HoldReason } from '@/lib/domain/payments/whereabouts';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';

/** States of a payout in a lawyer's words. */
export const PAYOUT_LABELS: Readonly<Record<PayoutStatus, { tone: BadgeTone; text: string }>> = {
  WAITING: { tone: 'waiting', text: 'Being checked' },
  APPROVED: { tone: 'now', text: 'About to be sent' },
  SENT: { tone: 'now', text: 'On its way' },
  PAID: { tone: 'good', text: 'Arrived' },
  DECLINED: { tone: 'bad', text: 'Declined' },
  FAILED: { tone: 'bad', text: 'Did not work' },
  RETURNED: { tone: 'bad', text: 'Sent back by the bank' },
};

export const RAIL_LABELS = { instapay: 'InstaPay', pesonet: 'PESONet' } as const;

/** Returns a note about a payout beyond its state; null if there is none. */
export function noteOf({ status, rail, reason }: Payout): string | null {
  if (status === 'WAITING') return 'We look at large payouts before they are sent.';
  if (status === 'SENT' && rail === 'pesonet') return 'PESONet arrives within a banking day.';
  if (status === 'DECLINED') return reason;
  if (status === 'FAILED' || status === 'RETURNED')
    return 'The money is in your balance again. Please check your bank account.';
  return null;
}

type Overview = Pick<
  LawyerPayouts,
  'why_not' | 'minimum' | 'payable_from' | 'next_payout_on' | 'available'
>;

/** Returns why nothing can be paid out now, with a remedy; null if it can. */
export function notPayableReason({ why_not, minimum, payable_from }: Overview): string | null {
  if (why_not === null) return null;
  const texts: Readonly<Record<NonNullable<LawyerPayouts['why_not']>, string>> = {
    open: 'A payout is on its way. The next one can be made when it has arrived.',
    no_bank: 'Add your bank account, so that we know where to pay.',
    nothing: 'Nothing is available yet.',
    below_minimum: `Payouts start at ${formatPeso(minimum)}.`,
    bank_unreachable: 'Transfers do not reach your bank at the moment. Add another bank account.',
    bank_changed: payable_from
      ? `Your bank account is new. For your safety, payouts to it begin on ${formatDay(Date.parse(payable_from))}.`
      : 'Your bank account is new. Please try again in a moment.',
  };
  return texts[why_not];
}

/** Reasons why money is held without an end date. */
export const WAITING_COPY: Readonly<Record<HoldReason, string>> = {
  meeting: 'Held until the meeting is over',
  absence: 'Held: your client reported that you were absent',
  work: 'Held until the work is finished',
  objections: 'Held while your client may object',
  objection: 'Held: your client objected',
  unfinished: 'Held: your client reported overdue work',
  decided: 'Goes back to your client by a decision',
  refund: 'Held until a refund is made',
};
