import 'server-only';
import { cannotTake } from '@/lib/catalogue/hand-over';
import { goesBack } from '@/lib/catalogue/money/refund-time';
import {
  CHANGE_THERE,
  IF_NOT_BACK,
  movedUnconnected,
  noRefund,
  nothingBack,
  refundByLawyer,
  refundUntil,
} from '@/lib/catalogue/refund-rule';
import { fullName } from '@/lib/domain/accounts/full-name';
import { refundEnd } from '@/lib/domain/meetings/cancellation';
import type { Colleague } from '@/lib/domain/meetings/hand-over';
import type { Party } from '@/lib/domain/meetings/meeting';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import { isOfEarlierStart } from '@/lib/domain/payments/refund-outlook';
import { formatPeso } from '@/lib/domain/platform/money';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import {
  agreementLink,
  commonFacts,
  eventFor,
  isIncluded,
  portalLink,
  SCHEDULE_AGAIN,
  timeFor,
} from '../records/mails';
import { factsOf } from '../records/policy';
import type { MeetingRows } from '../records/service';

type Side = Party['side'];

export interface CancelNotification {
  readonly by: Side;
  /** Centavos refunded, the payment method, and whether somebody else paid, who is told apart. */
  readonly refund: number;
  readonly method?: PaymentMethod | null;
  readonly byPayer?: boolean;
  /** Colleagues named by a lawyer who declined; undefined for every other cancellation. */
  readonly declined?: readonly Colleague[] | undefined;
  readonly now: number;
}

export interface MoveNotification {
  readonly by: Side;
  readonly from: Date;
  readonly reason: string;
  readonly details: string | undefined;
  readonly unconnected: boolean;
  readonly now: number;
}

export function cancelledMail(
  view: MeetingRows,
  to: Side,
  { by, refund, method = null, byPayer, declined, now }: CancelNotification,
): Promise<MailContent> {
  const { meeting, lawyer } = view;
  const [other, done] = [names(view)[opposite(to)], did(view, to, by, 'cancelled')];
  const handedOver = to === 'client' && declined !== undefined;
  const again = to === 'client' && lawyer.isListed && !handedOver;
  return renderMail(
    `Cancelled: ${other}, ${timeFor(to, view, meeting.startsAt)}`,
    <MailLayout preview={done} title="Your meeting is cancelled">
      <Paragraph>Hello {greeted(view, to)},</Paragraph>
      <Paragraph>{done}</Paragraph>
      <Facts
        rows={[[label(to), other], ...commonFacts(to, view), ...reasonRow(meeting.cancelReason)]}
      />
      {isPaid(view) && (
        <Paragraph>{whatComesBack(view, to, refund, { method, byPayer })}</Paragraph>
      )}
      {isIncluded(meeting) && <Paragraph>{AGAIN[to]}</Paragraph>}
      {handedOver && <Paragraph>{declinedWords(view, declined)}</Paragraph>}
      {isIncluded(meeting) ? (
        <ActionLink href={agreementLink(PORTALS[to], meeting)}>See the agreement</ActionLink>
      ) : again ? (
        <ActionLink href={`${env.SITE_URL}/lawyer/${lawyer.id}`}>Book again</ActionLink>
      ) : (
        <ActionLink href={pageOf(view, to)}>
          {handedOver && open(declined).length > 0 ? 'See their times' : 'See the meeting'}
        </ActionLink>
      )}
    </MailLayout>,
    [eventFor(to, view, new Date(now))],
  );
}

function open(colleagues: readonly Colleague[]): string[] {
  return colleagues.filter(({ isOpen }) => isOpen).map(({ name }) => `Atty. ${name}`);
}

/** Returns what a client reads of a lawyer who declined: who could take it, and nothing of the case or of why. */
export function declinedWords(view: MeetingRows, colleagues: readonly Colleague[]): string {
  const named = open(colleagues);
  const { lawyer } = names(view);
  const sentence = cannotTake({ lawyer, paid: isPaid(view), open: named.length });
  return named.length > 0 ? `${sentence} ${named.join(', ')}.` : sentence;
}

export function movedMail(
  view: MeetingRows,
  to: Side,
  notification: MoveNotification,
): Promise<MailContent> {
  const { meeting } = view;
  const [other, done] = [names(view)[opposite(to)], did(view, to, notification.by, 'moved')];
  const before = ['Old time', timeFor(to, view, notification.from)] as const;
  return renderMail(
    `New time: ${other}, ${timeFor(to, view, meeting.startsAt)}`,
    <MailLayout preview={done} title="Your meeting has a new time">
      <Paragraph>Hello {greeted(view, to)},</Paragraph>
      <Paragraph>{done}</Paragraph>
      {notification.unconnected && <Paragraph>{movedUnconnected(isPaid(view))}</Paragraph>}
      <Facts
        rows={[
          [label(to), other],
          ...commonFacts(to, view),
          before,
          ...reasonRow(notification.reason),
        ]}
      />
      {notification.details && <Paragraph>{notification.details}</Paragraph>}
      <Paragraph>
        {isPaid(view) && `${refundFromNow(view, to, notification.now)} `}
        {CHANGE_THERE}
      </Paragraph>
      <ActionLink href={pageOf(view, to)}>See the meeting</ActionLink>
    </MailLayout>,
    [eventFor(to, view, new Date(notification.now))],
  );
}

export function names({ client, lawyer }: MeetingRows): Record<Side, string> {
  return {
    client: fullName(client),
    lawyer: `Atty. ${lawyer.displayName}`,
  };
}

export function opposite(side: Side): Side {
  return side === 'client' ? 'lawyer' : 'client';
}

export function label(to: Side): string {
  return to === 'client' ? 'With' : 'Client';
}

export function greeted({ client, lawyer }: MeetingRows, to: Side): string {
  return to === 'client' ? client.firstName : `Atty. ${lawyer.displayName}`;
}

export function pageOf({ meeting }: MeetingRows, to: Side): string {
  return portalLink(PORTALS[to], meeting.id);
}

const PORTALS = { client: 'customer-portal', lawyer: 'lawyer-portal' } as const;

const AGAIN: Readonly<Record<Side, string>> = {
  client: SCHEDULE_AGAIN,
  lawyer: 'It is part of your agreement, so the client can choose another time for it.',
};

function did(view: MeetingRows, to: Side, by: Side, what: 'cancelled' | 'moved'): string {
  const all = names(view);
  const who = by === to ? 'You' : all[by];
  const rest = by === to ? ` your meeting with ${all[opposite(to)]}.` : ' your meeting.';
  return `${who} ${what}${rest}`;
}

function reasonRow(reason: string | null): [string, string][] {
  return reason ? [['Reason', reason]] : [];
}

function isPaid({ meeting }: MeetingRows): boolean {
  return meeting.price + meeting.platformFee > 0;
}

function whatComesBack(
  { meeting }: MeetingRows,
  to: Side,
  refund: number,
  { method, byPayer = false }: { method: PaymentMethod | null; byPayer: boolean | undefined },
): string {
  if (refund === 0) {
    const end = refundEnd(factsOf(meeting));
    return nothingBack(isOfEarlierStart(end, meeting.startsAt.getTime()));
  }
  return to === 'client'
    ? [
        goesBack(formatPeso(refund), method, byPayer),
        byPayer || method === 'qrph' ? '' : IF_NOT_BACK,
      ]
        .join(' ')
        .trim()
    : `We are refunding ${formatPeso(refund)} to the client.`;
}

function refundFromNow(view: MeetingRows, to: Side, now: number): string {
  const { meeting } = view;
  const end = refundEnd(factsOf(meeting));
  const [before, after] = refundUntil(to);
  const client =
    now <= end
      ? `${before}${timeFor(to, view, new Date(end))}${after}`
      : noRefund(to, isOfEarlierStart(end, meeting.startsAt.getTime()));
  return `${client} ${refundByLawyer(to)}`;
}
