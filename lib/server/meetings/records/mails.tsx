import 'server-only';
import { HAVE_READY, NUMBER_SHOWN, reminders } from '@/lib/catalogue/before-the-meeting';
import { HOW_TO_MEET } from '@/lib/catalogue/how-to-meet';
import { goesBack } from '@/lib/catalogue/money/refund-time';
import {
  CHANGE_THERE,
  IF_NOT_BACK,
  noRefund,
  refundByLawyer,
  refundUntil,
} from '@/lib/catalogue/refund-rule';
import { fullName } from '@/lib/domain/accounts/full-name';
import { refundEnd } from '@/lib/domain/meetings/cancellation';
import { namedNumber } from '@/lib/domain/meetings/phone-number';
import { isOfEarlierStart } from '@/lib/domain/payments/refund-outlook';
import { bothTimes, timeElsewhere } from '@/lib/domain/platform/both-times';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
  TextLink,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { type CalendarEvent, invitation } from './calendar-serialize';
import { factsOf } from './policy';
import type { MeetingRows } from './store';

function remindersOf({ startsAt, createdAt, confirmedAt }: MeetingRows['meeting']): string {
  return reminders(startsAt.getTime() - (confirmedAt ?? createdAt).getTime());
}

export function confirmedForClient(view: MeetingRows): Promise<MailContent> {
  const { meeting, lawyer, client } = view;
  const name = `Atty. ${lawyer.displayName}`;
  const page = portalLink('customer-portal', meeting.id);
  return renderMail(
    `Booking confirmed: ${name}, ${timeFor('client', view, meeting.startsAt)}`,
    <MailLayout
      preview={`${name}, ${timeFor('client', view, meeting.startsAt)}`}
      title="Your meeting is confirmed"
    >
      <Paragraph>Hello {client.firstName},</Paragraph>
      <Facts
        rows={[
          ['With', name],
          ...commonFacts('client', view),
          ...money(meeting, 'Paid', meeting.price + meeting.platformFee),
        ]}
      />
      <Paragraph>
        {whatHappens('client', view)} {remindersOf(meeting)}
      </Paragraph>
      <Paragraph>{HAVE_READY}</Paragraph>
      <Paragraph>
        {whatIsPaid('client', view)}
        {CHANGE_THERE}
      </Paragraph>
      <ActionLink href={page}>See the meeting</ActionLink>
      <Paragraph>
        <TextLink href={`${page}/reschedule`}>Change the time</TextLink>
        {!isIncluded(meeting) && !meeting.free && (
          <>
            {' · '}
            <TextLink href={`${page}#receipt`}>Receipt (PDF)</TextLink>
          </>
        )}
      </Paragraph>
      <Paragraph>The attached entry puts it into your calendar.</Paragraph>
    </MailLayout>,
    [eventFor('client', view, meeting.confirmedAt ?? meeting.createdAt)],
  );
}

/** Creates the lawyer's mail: client, time, and how to prepare. It does not contain the subject of the case. */
export function confirmedForLawyer(view: MeetingRows): Promise<MailContent> {
  const { meeting, lawyer, client } = view;
  const name = fullName(client);
  return renderMail(
    `New meeting: ${name}, ${dayAndTime(meeting.startsAt)}`,
    <MailLayout
      preview={`${name}, ${dayAndTime(meeting.startsAt)}`}
      title={
        isIncluded(meeting) ? 'Your client chose a time for a meeting' : 'A client booked a meeting'
      }
    >
      <Paragraph>Hello Atty. {lawyer.displayName},</Paragraph>
      <Facts
        rows={[
          ['Client', name],
          ...commonFacts('lawyer', view),
          ...money(meeting, 'Your fee', meeting.price),
        ]}
      />
      {!isIncluded(meeting) && (
        <Paragraph>
          {meeting.conflictState
            ? 'Your portal first shows the other side and compares the name with your earlier meetings. Once you say that there is no conflict of interest, you read the client’s description and files.'
            : 'Your portal has the client’s summary, files and the name of the other party, so you can check for a conflict of interest before you meet.'}
        </Paragraph>
      )}
      <Paragraph>
        {whatHappens('lawyer', view)} {remindersOf(meeting)}
      </Paragraph>
      <Paragraph>
        {whatIsPaid('lawyer', view)}
        {CHANGE_THERE}
      </Paragraph>
      <ActionLink href={portalLink('lawyer-portal', meeting.id)}>See the meeting</ActionLink>
    </MailLayout>,
    [eventFor('lawyer', view, meeting.confirmedAt ?? meeting.createdAt)],
  );
}

export function refundedLatePayment(view: MeetingRows, now: number): Promise<MailContent> {
  const { meeting, lawyer, client } = view;
  const total = formatPeso(meeting.price + meeting.platformFee);
  return renderMail(
    `Your ${total} refund is on its way`,
    <MailLayout
      preview="The time was no longer open when your payment arrived."
      title="We are refunding your payment"
    >
      <Paragraph>Hello {client.firstName},</Paragraph>
      <Paragraph>
        Your payment for Atty. {lawyer.displayName} on {timeFor('client', view, meeting.startsAt)}{' '}
        arrived when we could no longer hold the time for you. We are refunding the full {total} to
        the payment method you used. {IF_NOT_BACK}
      </Paragraph>
      <ActionLink href={`${env.SITE_URL}/lawyer/${lawyer.id}`}>Choose another time</ActionLink>
    </MailLayout>,
    calendarCancellation(view, now),
  );
}

export function refundedOtherAmount(
  view: MeetingRows,
  received: number,
  byPayer: boolean,
  now: number,
): Promise<MailContent> {
  const { meeting, lawyer, client } = view;
  const price = formatPeso(meeting.price + meeting.platformFee);
  const arrived = formatPeso(received);
  const back = byPayer
    ? goesBack(arrived, null, true)
    : `We are refunding the full ${arrived} to the payment method you used. ${IF_NOT_BACK}`;
  return renderMail(
    byPayer ? `Not booked: we received ${arrived}` : `Your ${arrived} refund is on its way`,
    <MailLayout
      preview={`We received ${arrived} instead of ${price}.`}
      title={byPayer ? 'The time was not booked' : 'We are refunding your payment'}
    >
      <Paragraph>Hello {client.firstName},</Paragraph>
      <Paragraph>
        For your meeting with Atty. {lawyer.displayName} on{' '}
        {timeFor('client', view, meeting.startsAt)} we received {arrived}, but the price is {price}.
        We can only book a time for its exact price, so others can book it again. {back}
      </Paragraph>
      <ActionLink href={`${env.SITE_URL}/lawyer/${lawyer.id}`}>Choose a time</ActionLink>
    </MailLayout>,
    calendarCancellation(view, now),
  );
}

export function refundedSecondPayment(view: MeetingRows, amount: number): Promise<MailContent> {
  const { meeting, lawyer, client } = view;
  const total = formatPeso(amount);
  return renderMail(
    `Your ${total} refund is on its way`,
    <MailLayout
      preview="Your meeting was already paid. It stays booked."
      title="We are refunding your payment"
    >
      <Paragraph>Hello {client.firstName},</Paragraph>
      <Paragraph>
        Your meeting with Atty. {lawyer.displayName} on {timeFor('client', view, meeting.startsAt)}{' '}
        was already paid and stays booked. We are refunding your second payment of {total} in full
        to the payment method you used. {IF_NOT_BACK}
      </Paragraph>
      <ActionLink href={portalLink('customer-portal', meeting.id)}>See the meeting</ActionLink>
    </MailLayout>,
  );
}

export function commonFacts(to: 'client' | 'lawyer', view: MeetingRows): [string, string][] {
  const { meeting } = view;
  const minutes = (meeting.endsAt.getTime() - meeting.startsAt.getTime()) / MINUTE_MS;
  const { attendeeName } = meeting;
  return [
    ...(attendeeName ? [['Booked for', attendeeName] satisfies [string, string]] : []),
    ['When', `${timeFor(to, view, meeting.startsAt)}, ${minutes} minutes`],
    ['How', meeting.type === 'VIDEO' ? HOW_TO_MEET.video : 'Phone'],
  ];
}

/**
 * Describes who calls, or where the call is. Mails contain no phone numbers, because they are stored, forwarded and
 * read by others.
 */
export function whatHappens(reader: 'client' | 'lawyer', { meeting, lawyer }: MeetingRows): string {
  if (meeting.type === 'PHONE') {
    return reader === 'lawyer'
      ? `You call the client. ${NUMBER_SHOWN}`
      : `Atty. ${lawyer.displayName} calls you at ${namedNumber(meeting.phone ?? '')}.`;
  }
  return `${HOW_TO_MEET.onOurSite} ${HOW_TO_MEET.joinThere}`;
}

/** Whether an agreement includes it: no separate payment or refund. */
export function isIncluded({ kind }: MeetingRows['meeting']): boolean {
  return kind === 'ENGAGEMENT';
}

function money(
  meeting: MeetingRows['meeting'],
  label: string,
  centavos: number,
): [string, string][] {
  return isIncluded(meeting) ? [] : [[label, formatPeso(centavos)]];
}

function whatIsPaid(reader: 'client' | 'lawyer', view: MeetingRows): string {
  if (isIncluded(view.meeting)) {
    return reader === 'client'
      ? 'It is part of your agreement, so there is nothing more to pay. '
      : 'It is part of your agreement with the client. ';
  }
  return view.meeting.free ? '' : `${refund(reader, view)} `;
}

function refund(reader: 'client' | 'lawyer', view: MeetingRows): string {
  const { meeting } = view;
  const deadline = refundEnd(factsOf(meeting));
  const confirmed = (meeting.confirmedAt ?? meeting.createdAt).getTime();
  const [before, after] = refundUntil(reader);
  const client =
    confirmed < deadline
      ? `${before}${timeFor(reader, view, new Date(deadline))}${after}`
      : noRefund(reader, isOfEarlierStart(deadline, meeting.startsAt.getTime()));
  return `${client} ${refundByLawyer(reader)}`;
}

/**
 * Formats a time for one party: `Tue, Nov 24, 10:00 AM PHT`, and for a client who booked abroad with the local time,
 * `Mon, Nov 30, 8:00 AM PHT (Sunday 4:00 PM Los Angeles)`.
 */
export function timeFor(to: 'client' | 'lawyer', { meeting }: MeetingRows, at: Date): string {
  return bothTimes(at, zoneFor(to, meeting));
}

/** Formats the local time for a client abroad, ` (Sunday 4:00 PM Los Angeles)`, else an empty string. */
export function timeThere(
  to: 'client' | 'lawyer',
  { clientZone }: MeetingRows['meeting'],
  at: Date,
): string {
  return timeElsewhere(at, zoneFor(to, { clientZone }));
}

function zoneFor(
  to: 'client' | 'lawyer',
  { clientZone }: Pick<MeetingRows['meeting'], 'clientZone'>,
) {
  return to === 'client' ? clientZone : null;
}

export function dayAndTime(at: Date): string {
  return formatDayTime(at.getTime());
}

export function portalLink(portal: 'customer-portal' | 'lawyer-portal', meetingId: string): string {
  return `${env.SITE_URL}/${portal}/meeting/${meetingId}`;
}

export function agreementLink(
  portal: 'customer-portal' | 'lawyer-portal',
  { workItemId }: Pick<MeetingRows['meeting'], 'workItemId'>,
): string {
  return `${env.SITE_URL}/${portal}/work-items${workItemId ? `/${workItemId}` : ''}`;
}

export const SCHEDULE_AGAIN =
  'It is part of your agreement, so you don’t lose it: choose another time on the agreement page.';

/** Returns the page where the party joins the meeting: the call, or the page that says who dials which number. */
export function comingLink(
  portal: 'customer-portal' | 'lawyer-portal',
  { id, type }: Pick<MeetingRows['meeting'], 'id' | 'type'>,
): string {
  return type === 'VIDEO' ? `${portalLink(portal, id)}/join` : portalLink(portal, id);
}

function calendarCancellation(view: MeetingRows, now: number): MailContent['attachments'] {
  return isEnded(view) ? [eventFor('client', view, new Date(now))] : [];
}

function isEnded({ meeting: { status } }: MeetingRows): boolean {
  return status === 'CANCELLED' || status === 'EXPIRED';
}

export function eventFor(side: 'client' | 'lawyer', view: MeetingRows, stamp: Date) {
  return invitation(eventOf(side, view, stamp));
}

export function eventOf(side: 'client' | 'lawyer', view: MeetingRows, stamp: Date): CalendarEvent {
  const { meeting, lawyer, client } = view;
  const { id, startsAt, endsAt } = meeting;
  const names = {
    client: fullName(client),
    lawyer: `Atty. ${lawyer.displayName}`,
  };
  const [me, other] = side === 'client' ? [client, 'lawyer' as const] : [lawyer, 'client' as const];
  return {
    meetingId: id,
    startsAt,
    endsAt,
    stamp,
    sequence: meeting.icsSequence,
    cancelled: isEnded(view),
    to: { name: names[side], email: me.email },
    withWhom: names[other],
    type: meeting.type,
    url: comingLink(side === 'client' ? 'customer-portal' : 'lawyer-portal', meeting),
  };
}
