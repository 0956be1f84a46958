import type { CaseState, OFFER_STATES } from '@/lib/domain/cases/case';
import type { HelpState } from '@/lib/domain/cases/help';
import type { VERIFICATION_STATUSES } from '@/lib/domain/lawyers/verification';
import type { ASSOCIATE_STATES } from '@/lib/domain/meetings/associates';
import type { ABSENCE_STATES } from '@/lib/domain/meetings/attendance/absence';
import type { CONFLICT_STATES } from '@/lib/domain/meetings/conflicts/conflict';
import type { FollowUpState } from '@/lib/domain/meetings/follow-up';
import type { DeclineReason } from '@/lib/domain/meetings/hand-over';
import type { MeetingStatus } from '@/lib/domain/meetings/meeting';
import type { REQUEST_STATUSES } from '@/lib/domain/notaries/request';
import type { PAYMENT_STATUSES } from '@/lib/domain/payments/payment';
import type { PayoutStatus } from '@/lib/domain/payments/payout';
import type { RECEIVED_STATUSES } from '@/lib/domain/payments/received';
import type { RefundReason, RefundStatus } from '@/lib/domain/payments/refund';
import type { HoldReason, Whereabouts } from '@/lib/domain/payments/whereabouts';
import type { MilestoneStatus, ServiceStatus } from '@/lib/domain/work-items/milestone';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';

type Meanings = Readonly<Record<string, string>>;

const MEETING: Record<MeetingStatus, string> = {
  PAYMENT_PENDING: 'held and unpaid, until `hold_expires_at`',
  CONFIRMED: 'takes place',
  COMPLETED: 'took place',
  CANCELLED: 'by its client, its lawyer or us',
  EXPIRED: 'the hold ended unpaid',
};
const AGREEMENT: Record<WorkItemStatus, string> = {
  DRAFT: 'its lawyer alone sees it',
  PROPOSAL: 'sent, to be accepted or rejected',
  PAYMENT_PENDING: 'accepted, and its first payment is open',
  PAID: 'the work goes on',
  COMPLETED: 'the work is finished',
  REJECTED: 'by its client, or its time ran out; an order also by its lawyer',
};
const MILESTONE: Record<MilestoneStatus, string> = {
  WAITING: 'not asked for, or asked for and not being paid',
  PAYMENT_PENDING: 'being paid',
  PAID: 'its money arrived',
  WAIVED: 'the lawyer asks for nothing',
};
const SERVICE: Record<ServiceStatus, string> = {
  PROPOSED: 'can be bought',
  PAYMENT_PENDING: 'being paid',
  PURCHASED: 'part of the agreement',
};
const PAYMENT: Record<(typeof PAYMENT_STATUSES)[number], string> = {
  PENDING: 'not made',
  PAID: 'its money arrived',
  EXPIRED: 'not made in time; may still become PAID',
  REFUND_PENDING: 'money is on its way back',
  REFUNDED: 'money went back',
};
const RECEIVED: Record<(typeof RECEIVED_STATUSES)[number], string> = {
  PAID: 'nothing of it went back',
  PARTLY_REFUNDED: 'a part went back',
  REFUND_PENDING: 'money is on its way back',
  REFUNDED: 'all of it went back',
};
const PAYOUT: Record<PayoutStatus, string> = {
  WAITING: 'for an administrator',
  APPROVED: 'to be sent',
  SENT: 'on its way',
  PAID: 'arrived',
  DECLINED: 'by an administrator; the money is in the balance again',
  FAILED: 'refused by the gateway; the money is in the balance again',
  RETURNED: 'by the bank; the money is in the balance again',
};
const REFUND: Record<RefundStatus, string> = {
  PENDING: 'asked of the gateway',
  SUCCEEDED: 'the money is back',
  FAILED: 'refused by the gateway',
  MANUAL: 'paid by hand to an account that the client names',
};
const REFUND_REASON: Record<RefundReason, string> = {
  LATE: 'what it was for is gone',
  DUPLICATE: 'it was paid for already',
  OTHER_AMOUNT: 'another amount than was asked',
  CANCELLED: 'what it was for was given up',
  DISPUTE: 'decided after the client objected',
};
const WHEREABOUTS: Record<Whereabouts, string> = {
  held: 'for the client',
  balance: "the lawyer's, and not paid out",
  payout: 'on its way to the bank, or there',
  back: "none of it is the lawyer's",
};
const HOLD: Record<HoldReason, string> = {
  meeting: 'it is not over for long enough',
  absence: 'its client reported that the lawyer was not there',
  work: 'it is not finished',
  objections: 'its client may still object',
  objection: 'its client objected',
  unfinished: 'its client reported that the work is overdue',
  decided: 'a decision about it is carried out at `until`',
  refund: 'one is under way',
};
const CASE: Record<CaseState, string> = {
  OPEN: 'the lawyer may answer',
  ANSWERED: 'a person decides',
  DECIDED: 'another look may be asked for until `moves_at`',
  REVIEW: 'another administrator looks',
  SETTLED: 'both agreed without a decision',
};
const OFFER: Record<(typeof OFFER_STATES)[number], string> = {
  OPEN: 'can be answered until `expires_at`',
  ACCEPTED: 'it settled the case',
  REFUSED: 'by the other side',
  WITHDRAWN: 'by whoever made it',
  EXPIRED: 'its time is over, or the case ended otherwise',
};
const HELP: Record<HelpState, string> = {
  OPEN: 'without an answer',
  ANSWERED: 'with `answer`',
  CLOSED: 'without an answer',
};
const ABSENCE: Record<(typeof ABSENCE_STATES)[number], string> = {
  REPORTED: 'the lawyer may answer until `answer_until`',
  CONTESTED: 'a person decides',
  REFUNDED: 'admitted, not answered in time, or decided so',
  REJECTED: 'the meeting stays, with a part of its money back or none',
};
const FOLLOW_UP: Record<FollowUpState, string> = {
  OPEN: 'a time can be chosen until `expires_at`',
  HELD: 'a time is held and unpaid',
  BOOKED: 'a time is booked',
  WITHDRAWN: 'by the lawyer',
  ENDED: 'its time is over',
};
const CONFLICT: Record<(typeof CONFLICT_STATES)[number], string> = {
  OPEN: 'not decided',
  NONE: 'the lawyer found none',
  CONFLICT: 'the lawyer cannot take the meeting or order',
};
const DECLINE: Record<DeclineReason, string> = {
  CONFLICT: 'a conflict of interest',
  FIELD: 'not a field of the lawyer',
  TIME: 'the lawyer has no time',
};
const ASSOCIATE: Record<(typeof ASSOCIATE_STATES)[number], string> = {
  ASKED: 'the client has not answered',
  AGREED: 'the client agreed',
  DECLINED: 'by the client, at first or later',
  WITHDRAWN: 'by the lawyer',
};
const REQUEST: Record<(typeof REQUEST_STATUSES)[number], string> = {
  SENT: 'without an answer',
  ACCEPTED: 'the notary expects the client',
  DECLINED: 'by the notary',
  WITHDRAWN: 'by the client',
};
const VERIFICATION: Record<(typeof VERIFICATION_STATUSES)[number], string> = {
  NONE: 'nothing was handed in',
  PENDING: 'waits for the check',
  APPROVED: 'it holds',
  REJECTED: 'with a reason; may be handed in again',
};

/** Meanings of states. A list of values is described by the smallest entry that contains all of them. */
export const STATES: readonly Meanings[] = [
  MEETING,
  AGREEMENT,
  MILESTONE,
  SERVICE,
  PAYMENT,
  RECEIVED,
  PAYOUT,
  REFUND,
  REFUND_REASON,
  WHEREABOUTS,
  HOLD,
  CASE,
  OFFER,
  HELP,
  ABSENCE,
  FOLLOW_UP,
  CONFLICT,
  DECLINE,
  ASSOCIATE,
  REQUEST,
  VERIFICATION,
  {
    waiting: 'held and unpaid',
    confirmed: 'paid, or free',
    expired: 'the hold ended unpaid',
    cancelled: 'given up, and nothing goes back',
    refunding: 'money is on its way back',
    refunded: 'money went back',
  },
  {
    needed: 'the client names an account for the refund',
    given: 'an administrator pays it',
    paid: 'the money was sent',
  },
  {
    open: 'held and unpaid',
    paid: 'by whoever was first',
    ended: 'no payment is expected any more',
  },
  { none: 'not asked for', preparing: 'being made', ready: 'can be fetched until `expires_at`' },
  {
    invited: 'the link of the mail works until `expires_at`',
    expired: 'the link does not work any more',
    active: 'works for the practice',
    ended: 'does not work for the practice any more',
  },
  {
    active: 'works until `expires_at`',
    expired: 'does not work any more, its time is over',
    ended: 'was revoked',
  },
  {
    early: 'before `opens_at`',
    open: 'the call can be joined',
    over: 'after `closes_at`',
    cancelled: 'does not take place',
  },
  {
    failed: 'out of attempts',
    retrying: 'tried again by itself',
    running: 'at work',
    waiting: 'for its time',
  },
  { waiting: 'for its next attempt', delivered: 'taken by the program', failed: 'given up' },
  { open: 'to be decided', decided: 'by an administrator' },
  { open: 'without an answer', answered: 'by the notary' },
  { pending: 'waits for the check', approved: 'it holds', rejected: 'with a reason' },
];
