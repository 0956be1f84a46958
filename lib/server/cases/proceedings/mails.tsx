import 'server-only';
import { type CaseSide, OFFER_HOURS } from '@/lib/domain/cases/case';
import { bothTimes } from '@/lib/domain/platform/both-times';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
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

/** An event of a case, as its reader is notified of it. */
export type CaseNotification =
  | { readonly type: 'answered' | 'question' | 'review' | 'reminder'; readonly until: Date }
  | {
      readonly type: 'offer';
      readonly refund: number;
      readonly hasNote: boolean;
      readonly until: Date;
    }
  | { readonly type: 'offer_refused'; readonly refund: number }
  | { readonly type: 'decided'; readonly refund: number | null; readonly movesAt: Date };

export interface NotificationCopy {
  readonly title: string;
  /** One sentence, also for notifications and pushes: no text of the case. */
  readonly body: string;
  /** Consequences, for the mail only. */
  readonly more: string;
}

export interface Reader {
  readonly side: CaseSide;
  readonly other: string;
  readonly zone: string | null;
}

export function notificationCopy(
  notification: CaseNotification,
  { side, other, zone }: Reader,
): NotificationCopy {
  switch (notification.type) {
    case 'answered':
      return {
        title: 'Your lawyer has answered',
        body: `${other} answered in your case.`,
        more: `You can read the answer, hand in files and offer to settle. If you do not agree with each other, a person at Sangguni decides by ${bothTimes(notification.until, zone)}.`,
      };
    case 'question':
      return {
        title: 'A question about your case',
        body: `Sangguni asks both of you something. Please reply by ${bothTimes(notification.until, zone)}.`,
        more: `Whoever decides your case with ${other} needs your reply. What is not replied to by then is decided without it.`,
      };
    case 'review':
      return {
        title: 'Another look at the decision',
        body: `${other} asked for another look at your case.`,
        more: `You can read what is new, and hand in files. Another administrator decides by ${bothTimes(notification.until, zone)}, and that is final. The money stays where it is until then.`,
      };
    case 'reminder':
      return {
        title: 'Please answer in your case',
        body: `Your time to answer ends on ${bothTimes(notification.until, zone)}.`,
        more: `${other} and the person who decides have not heard from you. After that time it is decided without your words.`,
      };
    case 'offer':
      return {
        title: 'An offer to settle',
        body: `${other} offers to settle: ${offerWords(notification.refund, side)}.`,
        more: `You can ${notification.hasNote ? `read what ${other} wrote with it, and accept or refuse it,` : 'accept or refuse it'} on its page until ${bothTimes(notification.until, zone)}; an offer stands for ${OFFER_HOURS} hours. Accepted, the money moves at once and nobody decides.`,
      };
    case 'offer_refused':
      return {
        title: 'Offer refused',
        body: `${other} refused your offer (${offerWords(notification.refund, side)}).`,
        more: 'You can make another one until the case is decided.',
      };
    case 'decided':
      return {
        title: 'Your case is decided',
        body: `${decisionWords(notification.refund, side)} The money moves on ${bothTimes(notification.movesAt, zone)}.`,
        more: 'You can read the reasons on its page. Until then either of you can ask once, with something new, for another administrator’s look.',
      };
  }
}

const sideName = (of: CaseSide, reader: CaseSide) => (of === reader ? 'you' : `the ${of}`);

function offerWords(refund: number, reader: CaseSide): string {
  return refund > 0
    ? `${formatPeso(refund)} goes back to ${sideName('client', reader)}`
    : 'nothing goes back';
}

function decisionWords(refund: number | null, reader: CaseSide): string {
  const [client, lawyer] = [sideName('client', reader), sideName('lawyer', reader)];
  if (refund === null) return `All that is held goes back to ${client}.`;
  if (refund === 0) return `All that is held is released to ${lawyer}.`;
  return `${formatPeso(refund)} goes back to ${client}, the rest is released to ${lawyer}.`;
}

export function notificationMail(
  text: NotificationCopy,
  about: string,
  path: string,
): Promise<MailContent> {
  return renderMail(
    text.title,
    <MailLayout preview={text.body} title={text.title}>
      <Paragraph>{text.body}</Paragraph>
      <Facts rows={[['About', about]]} />
      <Paragraph>{text.more}</Paragraph>
      <ActionLink href={`${env.SITE_URL}${path}`}>Open the case</ActionLink>
    </MailLayout>,
  );
}

export function toDecideMail(id: string, decideBy: Date): Promise<MailContent> {
  return renderMail(
    `Case to decide: ${id}`,
    <MailLayout preview="A case waits for a decision." title="A case needs a decision">
      <Paragraph>
        A client and a lawyer disagree, and the time to answer is over or the answer is there. We
        are holding the money. Please decide by {formatDayTime(decideBy.getTime())}.
      </Paragraph>
      <Facts rows={[['Case', id]]} />
      <ActionLink href={`${env.SITE_URL}/admin/cases/${id}`}>Open the case</ActionLink>
    </MailLayout>,
  );
}
