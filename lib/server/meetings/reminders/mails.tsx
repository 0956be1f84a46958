import 'server-only';
import { Fragment } from 'react';
import { JOIN_MEETING } from '@/lib/catalogue/how-to-meet';
import { CHANGE_THERE } from '@/lib/catalogue/refund-rule';
import { fullName } from '@/lib/domain/accounts/full-name';
import type { Party } from '@/lib/domain/meetings/meeting';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
  TextLink,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import {
  comingLink,
  commonFacts,
  portalLink,
  timeFor,
  timeThere,
  whatHappens,
} from '../records/mails';
import type { MeetingRows } from '../records/service';

type Side = Party['side'];

/** Reminds a party the day before. It names the date, since the mail may be read later. */
export function dayBeforeMail(view: MeetingRows, to: Side): Promise<MailContent> {
  const at = timeFor(to, view, view.meeting.startsAt);
  return reminderMail(view, to, {
    subject: `Reminder: ${otherName(view, to)}, ${at}`,
    title: 'Your meeting is coming up',
    after: CHANGE_THERE,
    action: 'See the meeting',
    href: portalLink(PORTALS[to], view.meeting.id),
  });
}

export function soonMail(view: MeetingRows, to: Side): Promise<MailContent> {
  const { meeting } = view;
  const at = `${formatTime(meeting.startsAt.getTime())} PHT${timeThere(to, meeting, meeting.startsAt)}`;
  return reminderMail(view, to, {
    subject: `Starts at ${at}: ${otherName(view, to)}`,
    title: `Your meeting starts at ${at}`,
    action: meeting.type === 'VIDEO' ? JOIN_MEETING : 'Open the meeting',
    href: comingLink(PORTALS[to], meeting),
  });
}

export function reviewMail(view: MeetingRows): Promise<MailContent> {
  const { meeting, lawyer, client } = view;
  const name = `Atty. ${lawyer.displayName}`;
  return renderMail(
    `How was your meeting with ${name}?`,
    <MailLayout
      preview="A few words help other people choose a lawyer."
      title={`How was your meeting with ${name}?`}
    >
      <Paragraph>Hello {client.firstName},</Paragraph>
      <Paragraph>
        You met {name} on {timeFor('client', view, meeting.startsAt)}. Good or bad, your rating and
        a few words help other people choose a lawyer.
      </Paragraph>
      <Paragraph>
        You choose whether to show your first name. Please don’t write about your case: reviews are
        public.
      </Paragraph>
      <Paragraph>
        {STARS.map((stars) => (
          <Fragment key={stars}>
            <TextLink href={reviewLink(meeting.id, stars)}>{`${stars} ★`}</TextLink>
            {stars < STARS.length && ' · '}
          </Fragment>
        ))}
      </Paragraph>
      <Paragraph>Press a number of stars: nothing is sent until you save it there.</Paragraph>
      <ActionLink href={reviewLink(meeting.id)}>Write a review</ActionLink>
    </MailLayout>,
  );
}

const STARS = [1, 2, 3, 4, 5] as const;

/** Returns the address of the form for a review; with stars they are chosen there, and not yet saved. */
function reviewLink(meetingId: string, stars?: number): string {
  const query = stars ? `?stars=${stars}` : '';
  return `${portalLink('customer-portal', meetingId)}${query}#review`;
}

interface Words {
  readonly subject: string;
  readonly title: string;
  readonly after?: string;
  readonly action: string;
  readonly href: string;
}

function reminderMail(
  view: MeetingRows,
  to: Side,
  { subject, title, after, action, href }: Words,
): Promise<MailContent> {
  const { client, lawyer } = view;
  const other = otherName(view, to);
  return renderMail(
    subject,
    <MailLayout preview={`${other}, ${timeFor(to, view, view.meeting.startsAt)}`} title={title}>
      <Paragraph>
        Hello {to === 'client' ? client.firstName : `Atty. ${lawyer.displayName}`},
      </Paragraph>
      <Facts rows={[[to === 'client' ? 'With' : 'Client', other], ...commonFacts(to, view)]} />
      <Paragraph>{whatHappens(to, view)}</Paragraph>
      {after && <Paragraph>{after}</Paragraph>}
      <ActionLink href={href}>{action}</ActionLink>
    </MailLayout>,
  );
}

const PORTALS = { client: 'customer-portal', lawyer: 'lawyer-portal' } as const;

export function otherName({ client, lawyer }: MeetingRows, to: Side): string {
  return to === 'client' ? `Atty. ${lawyer.displayName}` : fullName(client);
}
