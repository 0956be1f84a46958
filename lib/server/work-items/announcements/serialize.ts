import 'server-only';
import { IF_NOT_BACK } from '@/lib/catalogue/refund-rule';
import type { Party } from '@/lib/domain/meetings/meeting';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import type { DisputeKind } from '@/lib/domain/work-items/objection';
import { OBJECTION_DAYS } from '@/lib/domain/work-items/work-item';
import type { RefundNews } from '@/lib/server/registry/payable';
import type { WorkItemRows } from '../records/service';

/** Centavos, and which part it is where several may change at once. */
interface Part {
  readonly amount: number;
  readonly part?: string;
}

/** What happened to an agreement. */
export type News =
  | { readonly type: 'sent' | 'changed' | 'withdrawn' | 'declined' | 'expired' }
  | { readonly type: 'accepted' | 'unpaid' | 'completed' | 'confirmed' | 'objected' | 'problem' }
  | { readonly type: 'meeting_added' | 'meeting_changed'; readonly part?: string }
  | { readonly type: 'service_offered'; readonly part?: string }
  | { readonly type: 'expiring'; readonly days: number }
  | ({ readonly type: 'paid' | 'services_purchased' | 'released' } & Part)
  | ({ readonly type: MilestoneNews } & Part)
  | { readonly type: 'decided'; readonly refunded: number; readonly kind: DisputeKind }
  | ({ readonly type: 'payment_refunded'; readonly reason: RefundNews['reason'] } & Part);

type MilestoneNews =
  | 'milestone_asked'
  | 'milestone_paid'
  | 'milestone_waived'
  | 'milestone_finished'
  | 'milestone_released';

/** News in words for one side. No words of the agreement: mails and pushes leave the site. */
export interface NewsText {
  readonly title: string;
  /** One sentence, also for the bell and for a push. */
  readonly body: string;
  /** Of a mail: what follows from it. */
  readonly more: string;
  /** Of a mail: its facts beside who the other is. */
  readonly facts?: readonly (readonly [string, string])[];
  /** For whoever cannot open the agreement any more: the link leads to the list. */
  readonly gone?: true;
}

type Texts<N extends News = News> = {
  readonly [side in Party['side']]?: (rows: WorkItemRows, news: N) => NewsText;
};

/** What this side is told, or nothing. */
export function newsFor(side: Party['side'], rows: WorkItemRows, news: News): NewsText | undefined {
  const texts: Texts = TEXTS[news.type] as Texts;
  return texts[side]?.(rows, news);
}

export function lawyerName({ lawyer }: WorkItemRows): string {
  return `Atty. ${lawyer.displayName}`;
}

export function clientName({ client }: WorkItemRows): string {
  return `${client.firstName} ${client.lastName}`;
}

function until({ item }: WorkItemRows): string {
  return item.expiresAt ? formatDayTime(item.expiresAt.getTime()) : '';
}

const HELD = `We hold the money until the work is confirmed, or until ${OBJECTION_DAYS} days have passed without an objection after it was finished.`;
const passedOn: Texts<Extract<News, Part>> = {
  client: (rows, { amount }) => ({
    title: 'Payment passed on',
    body: `${formatPeso(amount)} of your agreement goes to ${lawyerName(rows)}.`,
    more: 'It is for work that is finished and that no objection stands against.',
  }),
  lawyer: (rows, { amount }) => ({
    title: 'Payment released',
    body: `${formatPeso(amount)} of your agreement with ${clientName(rows)} is released to you.`,
    more: 'Your payments are listed in the portal.',
  }),
};

const REFUNDED: Readonly<Record<RefundNews['reason'], string>> = {
  LATE: 'What it was for could no longer be had when your payment arrived.',
  DUPLICATE: 'It was paid already.',
  OTHER_AMOUNT: 'Another amount arrived than the price.',
};

const TEXTS: { readonly [T in News['type']]: Texts<Extract<News, { type: T }>> } = {
  sent: {
    client: (rows) => ({
      title: 'New agreement',
      body: `${lawyerName(rows)} sent you an engagement agreement.`,
      facts: [
        ['Price', formatPeso(rows.item.price)],
        ['Open until', until(rows)],
      ],
      more: 'Read it on our site. Nothing is agreed and nothing is paid until you accept it with your name; you can also decline it or ask about it.',
    }),
  },
  changed: {
    client: (rows) => ({
      title: 'Agreement changed',
      body: `${lawyerName(rows)} changed the agreement that you were sent.`,
      facts: [
        ['Price', formatPeso(rows.item.price)],
        ['Open until', until(rows)],
      ],
      more: 'Please read it again before you accept it. Its page shows what changed.',
    }),
  },
  withdrawn: {
    client: (rows) => ({
      title: 'Agreement withdrawn',
      body: `${lawyerName(rows)} withdrew the agreement that you were sent.`,
      more: 'It can no longer be read or accepted. You pay nothing.',
      gone: true,
    }),
  },
  declined: {
    lawyer: (rows) => ({
      title: 'Agreement declined',
      body: `${clientName(rows)} declined your agreement.`,
      more: 'If they gave a reason, it is on the page of the agreement.',
    }),
  },
  expired: {
    client: (rows) => ({
      title: 'Agreement ran out',
      body: `The agreement from ${lawyerName(rows)} was not answered in time.`,
      more: 'It can no longer be accepted. If you still want it, ask your lawyer to send a new one.',
    }),
    lawyer: (rows) => ({
      title: 'Agreement ran out',
      body: `${clientName(rows)} did not answer your agreement in time.`,
      more: 'It can no longer be accepted. You can send a new one.',
    }),
  },
  expiring: {
    client: (rows, { days }) => ({
      title: days === 1 ? 'Agreement: one day left' : `Agreement: ${days} days left`,
      body: `${lawyerName(rows)} waits for your answer until ${until(rows)}.`,
      more: 'After that the agreement runs out. You can accept it, decline it or ask about it.',
    }),
  },
  accepted: {
    lawyer: (rows) => ({
      title: 'Agreement accepted',
      body: `${clientName(rows)} accepted your agreement.`,
      more: 'The payment has begun. We tell you when it has arrived; please wait with the work until then.',
    }),
  },
  unpaid: {
    client: (rows) => ({
      title: 'Agreement not paid',
      body: `Your payment for the agreement with ${lawyerName(rows)} did not arrive in time.`,
      facts: [['Open until', until(rows)]],
      more: 'The agreement is not in force. You can accept it again while it is open.',
    }),
    lawyer: (rows) => ({
      title: 'Agreement not paid',
      body: `The payment of ${clientName(rows)} did not arrive in time.`,
      facts: [['Open until', until(rows)]],
      more: 'The agreement is not in force. It can be accepted again while it is open.',
    }),
  },
  paid: {
    client: (rows, { amount }) => ({
      title: 'Payment received',
      body: `${formatPeso(amount)} for your agreement with ${lawyerName(rows)} has arrived.`,
      more: `The agreement is in force. ${HELD}`,
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
      more: 'It costs nothing more. Choose its time on the page of the agreement.',
    }),
  },
  meeting_changed: {
    client: (rows) => ({
      title: 'Meeting changed',
      body: `${lawyerName(rows)} changed a meeting of your agreement that has no time yet.`,
      more: 'You see it on the page of the agreement, where you choose its time.',
    }),
  },
  service_offered: {
    client: (rows) => ({
      title: 'Service offered',
      body: `${lawyerName(rows)} offers another service beside your agreement.`,
      more: 'You pay for it only if you choose it.',
    }),
  },
  services_purchased: {
    client: (rows, { amount }) => ({
      title: 'Payment received',
      body: `${formatPeso(amount)} for services of ${lawyerName(rows)} has arrived.`,
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
      body: `A payment of ${formatPeso(amount)} of your agreement with ${lawyerName(rows)} is due.`,
      more: `Pay it on the page of the agreement. ${HELD}`,
    }),
  },
  milestone_paid: {
    client: (rows, { amount }) => ({
      title: 'Payment received',
      body: `${formatPeso(amount)} for your agreement with ${lawyerName(rows)} has arrived.`,
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
      more: 'Everything else of the agreement stays as it is.',
    }),
  },
  milestone_finished: {
    client: (rows, { amount }) => ({
      title: 'A part of the work is done',
      body: `${lawyerName(rows)} finished a part of the work.`,
      more: `Please confirm it, or object within ${OBJECTION_DAYS} days. Without an objection ${formatPeso(amount)} goes to ${lawyerName(rows)} after that.`,
    }),
  },
  milestone_released: passedOn,
  completed: {
    client: (rows) => ({
      title: 'The work is done',
      body: `${lawyerName(rows)} completed your agreement.`,
      more: `Please confirm it, or object within ${OBJECTION_DAYS} days. Without an objection the money that we hold goes to ${lawyerName(rows)} after that.`,
    }),
  },
  confirmed: {
    lawyer: (rows) => ({
      title: 'Work confirmed',
      body: `${clientName(rows)} confirmed that your work is done.`,
      more: 'The money that we held for it is released to you.',
    }),
  },
  objected: {
    lawyer: (rows) => ({
      title: 'Objection to your work',
      body: `${clientName(rows)} objected to your work.`,
      more: 'What they wrote is on the page of the agreement. We hold the money until the objection is decided.',
    }),
  },
  problem: {
    lawyer: (rows) => ({
      title: 'Your client reports a problem',
      body: `${clientName(rows)} reports that your work is not finished.`,
      more: 'What they wrote is on the page of the agreement. We hold all of its money until a person at Sangguni has decided.',
    }),
  },
  decided: {
    client: (rows, { refunded, kind }) => ({
      title: DECIDED[kind],
      body:
        refunded > 0
          ? `${formatPeso(refunded)} goes back to you.`
          : `The money of your agreement goes to ${lawyerName(rows)}.`,
      more: afterDecision(kind),
    }),
    lawyer: (rows, { refunded, kind }) => ({
      title: DECIDED[kind],
      body:
        refunded > 0
          ? `${formatPeso(refunded)} goes back to ${clientName(rows)}.`
          : `The money of your agreement with ${clientName(rows)} is released to you.`,
      more: afterDecision(kind),
    }),
  },
  released: passedOn,
  payment_refunded: {
    client: (rows, { amount, reason }) => ({
      title: 'Payment refunded',
      body: REFUNDED[reason],
      facts: [['Refund', formatPeso(amount)]],
      more: `We refund your payment to ${lawyerName(rows)} in full to where it came from. ${IF_NOT_BACK}`,
    }),
  },
};

const DECIDED: Readonly<Record<DisputeKind, string>> = {
  OBJECTION: 'Objection decided',
  UNFINISHED: 'Reported problem decided',
};

function afterDecision(kind: DisputeKind): string {
  const ended = kind === 'UNFINISHED' ? 'The agreement has ended with it. ' : '';
  return `${ended}The reasons are on the page of the agreement.`;
}
