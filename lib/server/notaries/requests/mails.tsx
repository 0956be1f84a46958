import 'server-only';
import { NOTARY_VISIT } from '@/lib/catalogue/notary-visit';
import { fullName } from '@/lib/domain/accounts/full-name';
import { dayKeyStart, formatDate, formatTime } from '@/lib/domain/platform/clock-labels';
import { env } from '@/lib/env';
import {
  ActionLink,
  Checks,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import type { RequestView } from './store';

/** An event of a request, as its reader is notified of it. */
export type RequestNotification = 'sent' | 'withdrawn' | 'accepted' | 'declined';

interface NotificationCopy {
  readonly title: string;
  readonly body: string;
  readonly more: string;
}

const TO_BRING =
  'Come yourself, with the document unsigned and a current official ID that has your photograph and signature. You pay the fee at the office.';

const COPY: Readonly<Record<RequestNotification, (people: People) => NotificationCopy>> = {
  sent: ({ client, day }) => ({
    title: 'New appointment request',
    body: `${client} would like an appointment at your office on ${day}.`,
    more: 'Your portal shows which service it is for and how to reach the client. Please accept or decline there.',
  }),
  withdrawn: ({ client, day }) => ({
    title: 'Appointment request withdrawn',
    body: `${client} withdrew the request for ${day}.`,
    more: 'The client is not coming. You don’t need to do anything.',
  }),
  accepted: ({ notary, day }) => ({
    title: 'Appointment request accepted',
    body: `${notary} accepted your request for ${day}.`,
    more: `Your portal has the notary public’s message and the address and phone number of the office. ${TO_BRING}`,
  }),
  declined: ({ notary, day }) => ({
    title: 'Appointment request declined',
    body: `${notary} declined your request for ${day}.`,
    more: 'You can read the reason in your portal, and send a request to another notary public.',
  }),
};

interface People {
  readonly client: string;
  readonly notary: string;
  readonly day: string;
}

/** Returns names and day only: service, message and phone number are left out of mails. */
export function notificationCopy(
  view: RequestView,
  notification: RequestNotification,
): NotificationCopy {
  return COPY[notification](peopleOf(view));
}

function peopleOf({ request, client, notary }: RequestView): People {
  return {
    client: fullName(client),
    notary: `Atty. ${notary.displayName}`,
    day: request.startsAt
      ? `${formatDate(dayKeyStart(request.day))}, ${formatTime(request.startsAt.getTime())} PHT`
      : formatDate(dayKeyStart(request.day)),
  };
}

export function askedMail(view: RequestView, path: string): Promise<MailContent> {
  const { notary, day } = peopleOf(view);
  return renderMail(
    `Your request is sent: ${notary}`,
    <MailLayout preview={`${notary}, ${day}`} title="Your request is sent">
      <Paragraph>Hello {view.client.firstName},</Paragraph>
      <Facts
        rows={[
          ['Notary public', notary],
          ['Day', day],
        ]}
      />
      <Paragraph>
        The appointment is made once {notary} accepts it. We email you the answer; please do not
        come before.
      </Paragraph>
      <Paragraph>Bring to the office:</Paragraph>
      <Checks items={NOTARY_VISIT} />
      <ActionLink href={`${env.SITE_URL}${path}`}>See your request</ActionLink>
    </MailLayout>,
  );
}

export function notificationMail(
  view: RequestView,
  notification: RequestNotification,
  path: string,
): Promise<MailContent> {
  const { title, body, more } = notificationCopy(view, notification);
  const { client, notary, day } = peopleOf(view);
  const toNotary = notification === 'sent' || notification === 'withdrawn';
  const other = toNotary ? client : notary;
  return renderMail(
    `${title}: ${other}`,
    <MailLayout preview={body} title={title}>
      <Paragraph>Hello {toNotary ? notary : view.client.firstName},</Paragraph>
      <Paragraph>{body}</Paragraph>
      <Facts
        rows={[
          [toNotary ? 'Client' : 'Notary public', other],
          ['Day', day],
        ]}
      />
      <Paragraph>{more}</Paragraph>
      <ActionLink href={`${env.SITE_URL}${path}`}>
        {toNotary ? 'See your requests' : 'See the answer'}
      </ActionLink>
    </MailLayout>,
  );
}
