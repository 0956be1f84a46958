import 'server-only';
import { IF_NOT_BACK } from '@/lib/catalogue/refund-rule';
import { fullName } from '@/lib/domain/accounts/full-name';
import { CASE_ANSWER_HOURS } from '@/lib/domain/cases/case';
import type { Party } from '@/lib/domain/meetings/meeting';
import { bothTimes } from '@/lib/domain/platform/both-times';
import { formatPeso } from '@/lib/domain/platform/money';
import type { DisputeKind } from '@/lib/domain/work-items/objection';
import { ORDER_OBJECTION_DAYS } from '@/lib/domain/work-items/order';
import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';
import type { RefundNotification } from '@/lib/server/registry/payable';
import type { WorkItemRows } from './service';

/** Centavos, and the part where several may change at once. */
interface Part {
  readonly amount: number;
  readonly part?: string;
}

export type AgreementNotification =
  | { readonly type: 'sent' | 'changed' | 'withdrawn' | 'declined' | 'expired' }
  | { readonly type: 'accepted' | 'unpaid' | 'completed' | 'confirmed' | 'objected' | 'problem' }
  | { readonly type: 'meeting_added' | 'meeting_changed'; readonly part?: string }
  | { readonly type: 'order_accepted' | 'order_reminder' | 'delivered' | 'revision_asked' }
  | { readonly type: 'changes_asked'; readonly part: string }
  | ({ readonly type: 'order_declined' | 'order_unanswered' } & Part)
  | { readonly type: 'service_offered'; readonly part?: string }
  | { readonly type: 'expiring'; readonly days: number }
  | ({ readonly type: 'paid' | 'services_purchased' | 'released' } & Part)
  | ({ readonly type: MilestoneNotification } & Part)
  | {
      readonly type: 'decided';
      readonly refunded: number;
      readonly kind: DisputeKind;
      /** Set where the parties agreed, without a decision. */
      readonly settled: boolean;
    }
  | ({ readonly type: 'payment_refunded'; readonly reason: RefundNotification['reason'] } & Part);

type MilestoneNotification =
  | 'milestone_asked'
  | 'milestone_paid'
  | 'milestone_waived'
  | 'milestone_finished'
  | 'milestone_released';

/** A notification of one side. It quotes nothing of the agreement: mails and pushes leave the site. */
export interface NotificationCopy {
  readonly title: string;
  readonly body: string;
  /** In mails: the consequences. */
  readonly more: string;
  /** In mails: its facts besides the other party. */
  readonly facts?: readonly (readonly [string, string])[];
  /** Set where money of the reader arrived: mails link to its receipt on the page. */
  readonly receipt?: true;
  /** Set where the reader cannot open the agreement any more: the link leads to the list. */
  readonly gone?: true;
}

type Copies<N extends AgreementNotification = AgreementNotification> = {
  readonly [side in Party['side']]?: (
    rows: WorkItemRows,
    notification: N,
    zone: string | null,
  ) => NotificationCopy;
};

/** Returns the notification of a side, if there is one. */
export function notificationCopy(
  side: Party['side'],
  rows: WorkItemRows,
  notification: AgreementNotification,
  zone: string | null,
): NotificationCopy | undefined {
  const ofOrder = rows.order ? OF_ORDERS[notification.type] : undefined;
  const copies = (ofOrder ?? COPY[notification.type]) as Copies;
  return copies[side]?.(rows, notification, side === 'client' ? zone : null);
}

export function lawyerName({ lawyer }: WorkItemRows): string {
  return `Atty. ${lawyer.displayName}`;
}

export function clientName({ client }: WorkItemRows): string {
  return fullName(client);
}

/** Formats until when it can be accepted; in both times for a client abroad. */
function until({ item }: WorkItemRows, zone: string | null): string {
  return item.expiresAt ? bothTimes(item.expiresAt, zone) : '';
}

const HELD = `We hold the money until the client confirms the work, or until ${OBJECTION_DAYS} days after it is finished if there is no objection.`;
const ORDER_HELD = `We hold the money until the client accepts the work, or until ${ORDER_OBJECTION_DAYS} days after it is delivered if there is no objection.`;
const passedOn: Copies<Extract<AgreementNotification, Part>> = {
  client: (rows, { amount }) => ({
    title: 'Payment released',
    body: `We released ${formatPeso(amount)} of your agreement to ${lawyerName(rows)}.`,
    more: 'It pays for finished work that has no open objection.',
  }),
  lawyer: (rows, { amount }) => ({
    title: 'Payment released',
    body: `${formatPeso(amount)} of your agreement with ${clientName(rows)} was released to you.`,
    more: 'You can see all your payments in your portal.',
  }),
};

const REFUNDED: Readonly<Record<RefundNotification['reason'], string>> = {
  LATE: 'Your payment arrived too late for what it was for.',
  DUPLICATE: 'It was already paid.',
  OTHER_AMOUNT: 'The amount we received was not the price.',
};

const COPY: {
  readonly [T in AgreementNotification['type']]: Copies<
    Extract<AgreementNotification, { type: T }>
  >;
} = {
  sent: {
    client: (rows, _, zone) => ({
      title: 'New agreement',
      body: `${lawyerName(rows)} sent you an engagement agreement.`,
      facts: [
        ['Price', formatPeso(rows.item.price)],
        ['Open until', until(rows, zone)],
      ],
      more: 'Read it on our site. Nothing is agreed and you pay nothing until you accept it with your name. You can also decline it or ask questions.',
    }),
  },
  changed: {
    client: (rows, _, zone) => ({
      title: 'Agreement changed',
      body: `${lawyerName(rows)} changed the agreement sent to you.`,
      facts: [
        ['Price', formatPeso(rows.item.price)],
        ['Open until', until(rows, zone)],
      ],
      more: 'Please read it again before you accept it. The agreement page shows what changed.',
    }),
  },
  withdrawn: {
    client: (rows) => ({
      title: 'Agreement withdrawn',
      body: `${lawyerName(rows)} withdrew the agreement sent to you.`,
      more: 'You can no longer read or accept it, and you pay nothing.',
      gone: true,
    }),
  },
  declined: {
    lawyer: (rows) => ({
      title: 'Agreement declined',
      body: `${clientName(rows)} declined your agreement.`,
      more: 'If the client gave a reason, it is on the agreement page.',
    }),
  },
  expired: {
    client: (rows) => ({
      title: 'Agreement expired',
      body: `The time to accept the agreement from ${lawyerName(rows)} is over.`,
      more: 'If you still want it, ask your lawyer to send a new one.',
    }),
    lawyer: (rows) => ({
      title: 'Agreement expired',
      body: `${clientName(rows)} did not answer your agreement in time.`,
      more: 'The client can no longer accept it. You can send a new one.',
    }),
  },
  expiring: {
    client: (rows, { days }, zone) => ({
      title: days === 1 ? 'Agreement: one day left' : `Agreement: ${days} days left`,
      body: `Please answer ${lawyerName(rows)} by ${until(rows, zone)}.`,
      more: 'After that, the agreement expires. You can accept it, decline it or ask questions.',
    }),
  },
  accepted: {
    lawyer: (rows) => ({
      title: 'Agreement accepted',
      body: `${clientName(rows)} accepted your agreement.`,
      more: 'The client has started to pay. We will tell you when the payment arrives. Please don’t begin the work before then.',
    }),
  },
  unpaid: {
    client: (rows, _, zone) => ({
      title: 'Agreement not paid',
      body: `Your payment for the agreement with ${lawyerName(rows)} did not arrive in time.`,
      facts: [['Open until', until(rows, zone)]],
      more: 'The agreement is not in force. You can still accept it again while it is open.',
    }),
    lawyer: (rows, _, zone) => ({
      title: 'Agreement not paid',
      body: `The payment from ${clientName(rows)} did not arrive in time.`,
      facts: [['Open until', until(rows, zone)]],
      more: 'The agreement is not in force. The client can still accept it again while it is open.',
    }),
  },
  paid: {
    client: (rows, { amount }) => ({
      title: 'Payment received',
      body: `We received your ${formatPeso(amount)} for the agreement with ${lawyerName(rows)}.`,
      receipt: true,
      more: `The agreement is now in force. ${HELD}`,
    }),
    lawyer: (rows, { amount }) => ({
      title: 'Agreement paid',
      body: `${clientName(rows)} paid ${formatPeso(amount)}. You can begin.`,
      more: HELD,
    }),
  },
  meeting_added: {
    client: (rows) => ({
      title: 'Meeting added',
      body: `${lawyerName(rows)} added a meeting to your agreement.`,
      more: 'There is nothing more to pay. Choose a time for it on the agreement page.',
    }),
  },
  meeting_changed: {
    client: (rows) => ({
      title: 'Meeting changed',
      body: `${lawyerName(rows)} changed a meeting in your agreement.`,
      more: 'It has no time yet. Choose one on the agreement page.',
    }),
  },
  service_offered: {
    client: (rows) => ({
      title: 'Service offered',
      body: `${lawyerName(rows)} offers you one more service with your agreement.`,
      more: 'You pay for it only if you choose it.',
    }),
  },
  services_purchased: {
    client: (rows, { amount }) => ({
      title: 'Payment received',
      body: `We received your ${formatPeso(amount)} for services of ${lawyerName(rows)}.`,
      receipt: true,
      more: HELD,
    }),
    lawyer: (rows, { amount }) => ({
      title: 'Services bought',
      body: `${clientName(rows)} bought services for ${formatPeso(amount)}.`,
      more: HELD,
    }),
  },
  milestone_asked: {
    client: (rows, { amount }) => ({
      title: 'Payment due',
      body: `Your payment of ${formatPeso(amount)} to ${lawyerName(rows)} is due.`,
      more: `Please pay it on the agreement page. ${HELD}`,
    }),
  },
  milestone_paid: {
    client: (rows, { amount }) => ({
      title: 'Payment received',
      body: `We received your ${formatPeso(amount)} for the agreement with ${lawyerName(rows)}.`,
      receipt: true,
      more: HELD,
    }),
    lawyer: (rows, { amount }) => ({
      title: 'Payment received',
      body: `${clientName(rows)} paid ${formatPeso(amount)} of your agreement.`,
      more: HELD,
    }),
  },
  milestone_waived: {
    client: (rows, { amount }) => ({
      title: 'Payment waived',
      body: `${lawyerName(rows)} no longer asks for ${formatPeso(amount)} of your agreement.`,
      more: 'Everything else in the agreement stays the same.',
    }),
  },
  milestone_finished: {
    client: (rows, { amount }) => ({
      title: 'Work delivered',
      body: `${lawyerName(rows)} delivered a part of the work.`,
      more: `Please confirm it, ask for changes or object within ${OBJECTION_DAYS} days. If you do none of these, we then release ${formatPeso(amount)} to ${lawyerName(rows)}.`,
    }),
  },
  changes_asked: {
    lawyer: (rows) => ({
      title: 'Changes asked for',
      body: `${clientName(rows)} asks you to change a part of the work.`,
      more: `You can read what to change on the agreement page. Please deliver it again there; the ${OBJECTION_DAYS} days of the client then begin again. Until then its money is not released.`,
    }),
  },
  milestone_released: passedOn,
  completed: {
    client: (rows) => ({
      title: 'The work is done',
      body: `${lawyerName(rows)} finished the work of your agreement.`,
      more: `Please confirm it, ask for changes or object within ${OBJECTION_DAYS} days. If you do none of these, we then release the money we hold to ${lawyerName(rows)}.`,
    }),
  },
  confirmed: {
    lawyer: (rows) => ({
      title: 'Work confirmed',
      body: `${clientName(rows)} confirmed that your work is done.`,
      more: 'We have released the money we held for it to you.',
    }),
  },
  objected: {
    lawyer: (rows) => ({
      title: 'Objection to your work',
      body: `${clientName(rows)} objected to your work.`,
      more: `You can read the objection on the agreement page. Please answer there within ${CASE_ANSWER_HOURS} hours, with files if you have them; you can also offer to settle. We hold the money until then.`,
    }),
  },
  problem: {
    lawyer: (rows) => ({
      title: 'Your client reports a problem',
      body: `${clientName(rows)} says that your work is not finished.`,
      more: `You can read the report on the agreement page. Please answer there within ${CASE_ANSWER_HOURS} hours, with files if you have them; you can also offer to settle. We hold all the money of the agreement until then.`,
    }),
  },
  decided: {
    client: (rows, { refunded, kind, settled }) => ({
      title: settled ? SETTLED : DECIDED[kind],
      body:
        refunded > 0
          ? `${formatPeso(refunded)} is being refunded to you.`
          : `The money of your agreement was released to ${lawyerName(rows)}.`,
      more: afterDecision(kind, settled),
    }),
    lawyer: (rows, { refunded, kind, settled }) => ({
      title: settled ? SETTLED : DECIDED[kind],
      body:
        refunded > 0
          ? `${formatPeso(refunded)} is being refunded to ${clientName(rows)}.`
          : `The money of your agreement with ${clientName(rows)} was released to you.`,
      more: afterDecision(kind, settled),
    }),
  },
  released: passedOn,
  order_accepted: {
    client: (rows) => ({
      title: 'Order accepted',
      body: `${lawyerName(rows)} accepted your order.`,
      facts: [['Delivery within', daysOf(rows)]],
      more: 'The work is delivered as a file on the page of the order. We tell you when it is there.',
    }),
  },
  order_declined: {
    client: (rows, { amount }) => ({
      title: 'Order declined',
      body: `${lawyerName(rows)} cannot take your order.`,
      facts: [['Refund', formatPeso(amount)]],
      more: `We are refunding all that you paid to the payment method you used. ${IF_NOT_BACK}`,
    }),
  },
  order_unanswered: {
    client: (rows, { amount }) => ({
      title: 'Order not answered',
      body: `${lawyerName(rows)} did not answer your order in time.`,
      facts: [['Refund', formatPeso(amount)]],
      more: `We are refunding all that you paid to the payment method you used. ${IF_NOT_BACK}`,
    }),
    lawyer: (rows) => ({
      title: 'Order not answered',
      body: `The time to answer the order of ${clientName(rows)} is over.`,
      more: 'The client gets everything back. If you have no time for orders, you can take your offers off your profile.',
    }),
  },
  order_reminder: {
    lawyer: (rows) => ({
      title: 'Order to answer',
      body: `Please answer the order of ${clientName(rows)}.`,
      facts: answerFacts(rows),
      more: 'Without an answer by then the client gets everything back.',
    }),
  },
  delivered: {
    client: (rows) => ({
      title: 'Work delivered',
      body: `${lawyerName(rows)} delivered the work that you ordered.`,
      more: `Please confirm it, ask for changes if the price includes them, or object within ${ORDER_OBJECTION_DAYS} days. If you do none of these, we then release the money we hold to ${lawyerName(rows)}.`,
    }),
  },
  revision_asked: {
    lawyer: (rows) => ({
      title: 'Changes asked for',
      body: `${clientName(rows)} asks for changes to the work.`,
      facts: [['Delivery within', daysOf(rows)]],
      more: 'You can read what to change on the page of the order.',
    }),
  },
  payment_refunded: {
    client: (rows, { amount, reason }) => ({
      title: 'Payment refunded',
      body: REFUNDED[reason],
      facts: [['Refund', formatPeso(amount)]],
      more: `We are refunding your payment to ${lawyerName(rows)} in full to the payment method you used. ${IF_NOT_BACK}`,
    }),
  },
};

/** Copy of orders of written work, where it differs; a side without any is not notified. */
const OF_ORDERS: {
  readonly [T in AgreementNotification['type']]?: Copies<
    Extract<AgreementNotification, { type: T }>
  >;
} = {
  // Its lawyer hears of an order once it is paid.
  accepted: {},
  declined: {},
  unpaid: {
    client: (rows, _, zone) => ({
      title: 'Order not paid',
      body: `Your payment for the order with ${lawyerName(rows)} did not arrive in time.`,
      facts: [['Open until', until(rows, zone)]],
      more: 'Nothing was ordered. You can still pay for it while it is open.',
    }),
  },
  expired: {
    client: (rows) => ({
      title: 'Order expired',
      body: `Your order with ${lawyerName(rows)} was not paid in time.`,
      more: 'Nothing was ordered and nothing is owed. You can order again from the profile.',
    }),
  },
  withdrawn: {
    client: (rows) => ({
      title: 'Order closed',
      body: `Your order with ${lawyerName(rows)} can no longer be paid.`,
      more: 'Nothing was ordered and nothing is owed.',
    }),
  },
  paid: {
    client: (rows, { amount }) => ({
      title: 'Payment received',
      body: `We received your ${formatPeso(amount)} for the order with ${lawyerName(rows)}.`,
      receipt: true,
      more: `${lawyerName(rows)} has one working day to accept it. If that does not happen, you get everything back. ${ORDER_HELD}`,
    }),
    lawyer: (rows, { amount }) => ({
      title: 'New order',
      body: `${clientName(rows)} ordered written work and paid ${formatPeso(amount)}.`,
      more: `Please accept or decline it within one working day. Without an answer the client gets everything back. ${ORDER_HELD}`,
    }),
  },
  confirmed: {
    lawyer: (rows) => ({
      title: 'Work accepted',
      body: `${clientName(rows)} accepted the work that you delivered.`,
      more: 'We have released the money we held for it to you.',
    }),
  },
};

function daysOf({ order }: WorkItemRows): string {
  const days = order?.days ?? 0;
  return days === 1 ? '1 day' : `${days} days`;
}

function answerFacts({ order }: WorkItemRows): [string, string][] {
  return order?.answerBy ? [['Answer by', bothTimes(order.answerBy, null)]] : [];
}

const DECIDED: Readonly<Record<DisputeKind, string>> = {
  OBJECTION: 'Decision on the objection',
  UNFINISHED: 'Decision on the reported problem',
};

const SETTLED = 'Your case is settled';

function afterDecision(kind: DisputeKind, settled: boolean): string {
  const ended = kind === 'UNFINISHED' ? 'This also ends the agreement. ' : '';
  const where = settled
    ? 'You both agreed to it, so nobody decides.'
    : 'You can read the reasons on the agreement page.';
  return `${ended}${where}`;
}
