import 'server-only';
import { goesBack } from '@/lib/catalogue/money/refund-time';
import { IF_NOT_BACK } from '@/lib/catalogue/refund-rule';
import { answerDeadline } from '@/lib/domain/meetings/attendance/absence';
import {
  ABSENT_AFTER_MINUTES,
  type BriefStay,
  shortLength,
} from '@/lib/domain/meetings/attendance/presence';
import type { Party } from '@/lib/domain/meetings/meeting';
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
import { commonFacts, eventFor, isIncluded, SCHEDULE_AGAIN, timeFor } from '../records/mails';
import type { MeetingRows } from '../records/service';
import { greeted, label, names, opposite, pageOf } from '../reminders/notifications-mails';

type Side = Party['side'];

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: string;
  readonly reason?: string | null;
  /** Time of cancellation, which removes it from the calendar. */
  readonly cancelledAt?: number;
}

/**
 * Creates the mail about an absence. It contains nothing that client or lawyer wrote; this is on the meeting's page.
 */
function absenceMail(view: MeetingRows, to: Side, words: Words): Promise<MailContent> {
  const { subject, title, paragraphs, action = 'See the meeting', reason, cancelledAt } = words;
  const why: [string, string][] = reason ? [['Reason', reason]] : [];
  return renderMail(
    `${subject}: ${names(view)[opposite(to)]}, ${timeFor(to, view, view.meeting.startsAt)}`,
    <MailLayout preview={paragraphs[0] ?? title} title={title}>
      <Paragraph>Hello {greeted(view, to)},</Paragraph>
      <Facts rows={[[label(to), names(view)[opposite(to)]], ...commonFacts(to, view), ...why]} />
      {paragraphs.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      <ActionLink href={pageOf(view, to)}>{action}</ActionLink>
    </MailLayout>,
    cancelledAt === undefined ? undefined : [eventFor(to, view, new Date(cancelledAt))],
  );
}

export function answerUntil(view: MeetingRows, to: Side): string {
  const { absence } = view;
  return absence ? timeFor(to, view, new Date(answerDeadline(absence.reportedAt.getTime()))) : '';
}

export function wordsOf({ meeting }: MeetingRows) {
  return meeting.type === 'VIDEO'
    ? { verb: 'come', past: 'came', what: 'the meeting', whole: 'video meeting' }
    : { verb: 'call', past: 'called', what: 'the call', whole: 'phone meeting' };
}

export function reportedForLawyer(view: MeetingRows, refund: number): Promise<MailContent> {
  const { verb, past } = wordsOf(view);
  const else_ = refund > 0 ? `refund ${formatPeso(refund)} to the client` : 'cancel it';
  return absenceMail(view, 'lawyer', {
    subject: `Your client says you did not ${verb}`,
    title: `Your client says you did not ${verb}`,
    action: 'Answer',
    paragraphs: [
      `${names(view).client} told us that you did not ${verb === 'call' ? 'call for' : 'come to'} this meeting. You can read what they wrote on the meeting page.`,
      `Please answer there by ${answerUntil(view, 'lawyer')}. If you ${past}, say so, and a person at Sangguni will decide. If you did not, you can say that too.`,
      `If you don’t answer by then, we treat the meeting as missed and ${else_}.`,
    ],
  });
}

export function reportedForClient(
  view: MeetingRows,
  refund: number,
  byPayer: boolean,
): Promise<MailContent> {
  const { verb, what } = wordsOf(view);
  const back =
    refund > 0 ? ` and we refund ${formatPeso(refund)} to ${whoGets('client', byPayer)}` : '';
  return absenceMail(view, 'client', {
    subject: `We asked your lawyer about ${what}`,
    title: `We asked your lawyer about ${what}`,
    paragraphs: [
      `You told us that ${names(view).lawyer} did not ${verb}. Your lawyer has until ${answerUntil(view, 'client')} to answer.`,
      `If your lawyer does not object by then, we cancel the meeting${back}. You don’t need to do anything. If your lawyer objects, a person at Sangguni will decide, and we will email you.`,
    ],
  });
}

export function contestedMail(view: MeetingRows): Promise<MailContent> {
  return absenceMail(view, 'client', {
    subject: `Your lawyer says ${wordsOf(view).what} took place`,
    title: `Your lawyer says ${wordsOf(view).what} took place`,
    paragraphs: [
      'You can read your lawyer’s answer on the meeting page.',
      'A person at Sangguni will read what you both wrote and decide. We will then email you both.',
    ],
  });
}

/** Notifies the operator; contains ids only. */
export function toDecideMail(view: MeetingRows): Promise<MailContent> {
  const { meeting } = view;
  const { verb, whole } = wordsOf(view);
  return renderMail(
    `Absence to decide: meeting ${meeting.id}`,
    <MailLayout preview="A lawyer contests a client’s report." title="An absence needs a decision">
      <Paragraph>
        A client reported that the lawyer did not {verb === 'call' ? 'call for' : 'come to'} a{' '}
        {whole}, and the lawyer contests it. You can read what both wrote in the administration.
      </Paragraph>
      <Facts rows={[['Meeting', meeting.id]]} />
      <ActionLink href={`${env.SITE_URL}/admin/cases?kind=absence`}>Decide</ActionLink>
    </MailLayout>,
  );
}

export interface EndNotification {
  /**
   * `video`: automatic, since the lawyer did not join in time · `unconnected`: both joined, but their browsers could
   * not connect; the others follow a report.
   */
  readonly how: 'unconnected' | 'admitted' | 'unanswered' | 'decided' | 'settled' | 'video';
  /** For `video`: how long the lawyer was in the call; null for one who was never there. */
  readonly brief?: BriefStay | null;
  readonly refund: number;
  readonly now: number;
}

/** Notifies one party that the meeting was cancelled because the lawyer did not come. */
export function endedMail(
  view: MeetingRows,
  to: Side,
  { byPayer, ...notification }: EndNotification & { readonly byPayer: boolean },
) {
  const { how, brief, refund, now } = notification;
  const title = endedTitle(view, to, notification);
  const why = brief ? briefText(view, to, brief) : WHY[how](view, to);
  return absenceMail(view, to, {
    subject: 'Meeting cancelled',
    title,
    cancelledAt: now,
    reason: how === 'decided' ? view.absence?.decision : null,
    paragraphs: [why, ...whatFollows(view, to, refund, byPayer)],
  });
}

/**
 * Returns the title for the outcome of the meeting; a call that could not connect is described as neither party's
 * fault.
 */
export function endedTitle(view: MeetingRows, to: Side, { how, brief }: Ending): string {
  const { verb } = wordsOf(view);
  if (how === 'unconnected') return 'Cancelled: the call could not be connected';
  if (brief)
    return to === 'client'
      ? 'Your lawyer left the call early'
      : 'Cancelled: you left the call early';
  return to === 'client' ? `Your lawyer did not ${verb}` : `Cancelled: you did not ${verb}`;
}

export type Ending = Pick<EndNotification, 'how' | 'brief'>;

/** Says how long a lawyer who left too early was there, and what would have been enough. */
function briefText(view: MeetingRows, to: Side, { inCall, together }: BriefStay): string {
  const [who, other] = to === 'client' ? [names(view).lawyer, 'you'] : ['You', 'your client'];
  const were = to === 'client' ? 'was' : 'were';
  const long =
    together > 0
      ? `${who} ${were} in the call with ${other} for ${shortLength(together)}`
      : `${who} ${were} in the call for ${shortLength(inCall)}, and not while ${other} ${to === 'client' ? 'were' : 'was'}`;
  return to === 'client'
    ? `${long}, so we cancelled the meeting. We are sorry.`
    : `${long}. One minute together is needed, or two minutes in the call in the first ${ABSENT_AFTER_MINUTES} minutes, so we cancelled the meeting. If that is wrong, say so on the page of the meeting.`;
}

const WHY: Readonly<Record<EndNotification['how'], (view: MeetingRows, to: Side) => string>> = {
  video: (view, to) =>
    to === 'client'
      ? `${names(view).lawyer} had not joined ${ABSENT_AFTER_MINUTES} minutes after the start, so we cancelled the meeting. We are sorry.`
      : `Your client was in the call, and you had not joined ${ABSENT_AFTER_MINUTES} minutes after the start, so we cancelled the meeting.`,
  unconnected: (view, to) =>
    `You and ${names(view)[opposite(to)]} were both in the call, and your browsers could not be connected with each other. Nobody counts as absent. ${to === 'client' ? 'You can book another time; another browser or another network helps most often.' : 'Please try another browser or another network before your next meeting.'}`,
  admitted: (view, to) =>
    to === 'client'
      ? `${names(view).lawyer} agrees that ${wordsOf(view).what} did not take place. The meeting is cancelled.`
      : `You told us that you did not ${wordsOf(view).verb}. The meeting is cancelled.`,
  unanswered: (view, to) =>
    to === 'client'
      ? `${names(view).lawyer} did not object to your report. The meeting is cancelled.`
      : `Your client reported that you did not ${wordsOf(view).verb}, and you did not answer by ${answerUntil(view, 'lawyer')}. The meeting is cancelled.`,
  settled: () => 'You both agreed that all of it goes back. The meeting is cancelled.',
  decided: (view) =>
    `A person at Sangguni read what you both wrote and decided that ${wordsOf(view).what} did not take place. The meeting is cancelled.`,
};

export interface RejectionNotification {
  /** Centavos refunded although the meeting stays. */
  readonly refund: number;
  /** Set where the parties agreed, without a decision. */
  readonly settled: boolean;
}

export function rejectionTitle(view: MeetingRows, { settled }: RejectionNotification): string {
  return settled ? 'Your case is settled' : `Decision: ${wordsOf(view).what} took place`;
}

export function rejectionBody(
  to: Side,
  { refund }: RejectionNotification,
  byPayer: boolean,
): string {
  if (refund === 0) return 'Nothing is refunded.';
  return `${formatPeso(refund)} is being refunded to ${whoGets(to, byPayer)}.`;
}

/** Names who gets a refund, to one party. */
export function whoGets(to: Side, byPayer: boolean): string {
  if (to === 'lawyer') return 'the client';
  return byPayer ? 'the person who paid' : 'you';
}

/** Notifies one party of the decision or settlement that the meeting stays as it is. */
export function rejectionMail(
  view: MeetingRows,
  to: Side,
  notification: RejectionNotification,
  byPayer: boolean,
): Promise<MailContent> {
  const { refund, settled } = notification;
  const why = settled
    ? 'You both agreed on how to end your case.'
    : 'A person at Sangguni read what you both wrote and decided that the lawyer did what was agreed.';
  const money = refund > 0 ? comesBack(to, refund, byPayer) : 'Nothing is refunded.';
  return absenceMail(view, to, {
    subject: rejectionTitle(view, notification),
    title: settled ? 'Your case is settled' : `We decided that ${wordsOf(view).what} took place`,
    reason: settled ? null : view.absence?.decision,
    paragraphs: [`${why} The meeting stays as it is.`, money],
  });
}

function whatFollows(
  { meeting }: MeetingRows,
  to: Side,
  refund: number,
  byPayer: boolean,
): string[] {
  if (refund > 0) return [comesBack(to, refund, byPayer)];
  if (!isIncluded(meeting)) return [];
  return [
    to === 'client'
      ? SCHEDULE_AGAIN
      : 'It is part of your agreement, so the client can choose another time for it.',
  ];
}

function comesBack(to: Side, refund: number, byPayer: boolean): string {
  if (to === 'client' && byPayer) return goesBack(formatPeso(refund), null, true);
  return to === 'client'
    ? `We are refunding ${formatPeso(refund)} to the payment method you used. ${IF_NOT_BACK}`
    : `We are refunding ${formatPeso(refund)} to the client.`;
}
