import 'server-only';
import { HAVE_READY, NUMBER_SHOWN, REMINDED } from '@/lib/catalogue/before-the-meeting';
import { HOW_TO_MEET } from '@/lib/catalogue/how-to-meet';
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

/** To the client, when the meeting is confirmed. */
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
        {whatHappens('client', view)} {REMINDED}
      </Paragraph>
      <Paragraph>{HAVE_READY}</Paragraph>
      <Paragraph>
        {whatIsPaid('client', view)}
        {CHANGE_THERE}
      </Paragraph>
      <ActionLink href={page}>See the meeting</ActionLink>
      <Paragraph>
        <TextLink href={`${page}/reschedule`}>Change the time</TextLink>
      </Paragraph>
      <Paragraph>The attached entry puts it into your calendar.</Paragraph>
    </MailLayout>,
    [eventFor('client', view, meeting.confirmedAt ?? meeting.createdAt)],
  );
}

/** To the lawyer: who, when, and how to prepare. The subject of the case stays in the portal. */
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
        {whatHappens('lawyer', view)} {REMINDED}
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

/** To the client, when a payment arrived after the time was taken. */
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

/** To the client, when another amount arrived than the price. */
export function refundedOtherAmount(
  view: MeetingRows,
  received: number,
  now: number,
): Promise<MailContent> {
  const { meeting, lawyer, client } = view;
  const [arrived, price] = [received, meeting.price + meeting.platformFee].map(formatPeso);
  return renderMail(
    `Your ${arrived} refund is on its way`,
    <MailLayout
      preview={`We received ${arrived} instead of ${price}.`}
      title="We are refunding your payment"
    >
      <Paragraph>Hello {client.firstName},</Paragraph>
      <Paragraph>
        For your meeting with Atty. {lawyer.displayName} on{' '}
        {timeFor('client', view, meeting.startsAt)} we received {arrived}, but the price is {price}.
        We can only book a time for its exact price, so others can book it again. We are refunding
        the full {arrived} to the payment method you used. {IF_NOT_BACK}
      </Paragraph>
      <ActionLink href={`${env.SITE_URL}/lawyer/${lawyer.id}`}>Choose a time</ActionLink>
    </MailLayout>,
    calendarCancellation(view, now),
  );
}

/** To the client, when a meeting that was paid already was paid again. */
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

/** When and how, as rows of a mail. */
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

/** Who calls, or where the call is. A number is in no mail: mails are stored, forwarded and read by others. */
export function whatHappens(reader: 'client' | 'lawyer', { meeting, lawyer }: MeetingRows): string {
  if (meeting.type === 'PHONE') {
    return reader === 'lawyer'
      ? `You call the client. ${NUMBER_SHOWN}`
      : `Atty. ${lawyer.displayName} calls you at ${namedNumber(meeting.phone ?? '')}.`;
  }
  return `${HOW_TO_MEET.onOurSite} ${HOW_TO_MEET.joinThere}`;
}

/** Whether an agreement includes it: nothing is paid or refunded for it alone. */
export function isIncluded({ kind }: MeetingRows['meeting']): boolean {
  return kind === 'ENGAGEMENT';
}

/** What it costs, as a row; none of a meeting that is part of an agreement. */
function money(
  meeting: MeetingRows['meeting'],
  label: string,
  centavos: number,
): [string, string][] {
  return isIncluded(meeting) ? [] : [[label, formatPeso(centavos)]];
}

/** What there is to say of money beside the change of time; ends in a space. */
function whatIsPaid(reader: 'client' | 'lawyer', view: MeetingRows): string {
  if (isIncluded(view.meeting)) {
    return reader === 'client'
      ? 'It is part of your agreement, so there is nothing more to pay. '
      : 'It is part of your agreement with the client. ';
  }
  return view.meeting.free ? '' : `${refund(reader, view)} `;
}

/** The refund rule of a paid meeting that was just confirmed, as this person reads it. */
function refund(reader: 'client' | 'lawyer', view: MeetingRows): string {
  const { meeting } = view;
  const deadline = refundEnd(factsOf(meeting));
  const confirmed = (meeting.confirmedAt ?? meeting.createdAt).getTime();
  const [before, after] = refundUntil(reader);
  const client =
    confirmed < deadline
      ? `${before}${timeFor(reader, view, new Date(deadline))}${after}`
      : noRefund(reader);
  return `${client} ${refundByLawyer(reader)}`;
}

/**
 * A time as one side reads it: `Tue, Nov 24, 10:00 AM PHT`, and for a client who booked abroad with the time there,
 * `Mon, Nov 30, 8:00 AM PHT (Sunday 4:00 PM Los Angeles)`.
 */
export function timeFor(to: 'client' | 'lawyer', { meeting }: MeetingRows, at: Date): string {
  return bothTimes(at, zoneFor(to, meeting));
}

/** ` (Sunday 4:00 PM Los Angeles)` for a client abroad, else nothing. */
export function timeThere(
  to: 'client' | 'lawyer',
  { clientZone }: MeetingRows['meeting'],
  at: Date,
): string {
  return timeElsewhere(at, zoneFor(to, { clientZone }));
}

/** A lawyer practises in the Philippines, and is told the time there alone. */
function zoneFor(
  to: 'client' | 'lawyer',
  { clientZone }: Pick<MeetingRows['meeting'], 'clientZone'>,
) {
  return to === 'client' ? clientZone : null;
}

/** `Tue, Nov 24, 10:00 AM PHT`. */
export function dayAndTime(at: Date): string {
  return formatDayTime(at.getTime());
}

/** The meeting's page of that side. */
export function portalLink(portal: 'customer-portal' | 'lawyer-portal', meetingId: string): string {
  return `${env.SITE_URL}/${portal}/meeting/${meetingId}`;
}

/** The page of the agreement that includes it, of that side. */
export function agreementLink(
  portal: 'customer-portal' | 'lawyer-portal',
  { workItemId }: Pick<MeetingRows['meeting'], 'workItemId'>,
): string {
  return `${env.SITE_URL}/${portal}/work-items${workItemId ? `/${workItemId}` : ''}`;
}

/** To a client whose meeting of an agreement does not take place. */
export const SCHEDULE_AGAIN =
  'It is part of your agreement, so you don’t lose it: choose another time on the agreement page.';

/** Where that side comes to the meeting at its time: into the call, or where it says who dials which number. */
export function comingLink(
  portal: 'customer-portal' | 'lawyer-portal',
  { id, type }: Pick<MeetingRows['meeting'], 'id' | 'type'>,
): string {
  return type === 'VIDEO' ? `${portalLink(portal, id)}/join` : portalLink(portal, id);
}

/** What takes a meeting that does not come about off the client's calendar, whoever put it there. */
function calendarCancellation(view: MeetingRows, now: number): MailContent['attachments'] {
  return isEnded(view) ? [eventFor('client', view, new Date(now))] : [];
}

function isEnded({ meeting: { status } }: MeetingRows): boolean {
  return status === 'CANCELLED' || status === 'EXPIRED';
}

/** The event for the calendar of this side, as it is since `stamp`, for a mail. */
export function eventFor(side: 'client' | 'lawyer', view: MeetingRows, stamp: Date) {
  return invitation(eventOf(side, view, stamp));
}

/** What a calendar of this side knows of the meeting. */
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
