import 'server-only';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { commonFacts, timeFor, timeThere } from '../records/mails';
import type { MeetingRows } from '../records/service';

export function holdEndsMail(view: MeetingRows, until: Date, payUrl: string): Promise<MailContent> {
  const { client, lawyer, meeting } = view;
  const name = `Atty. ${lawyer.displayName}`;
  const at = `${formatTime(until.getTime())} PHT${timeThere('client', meeting, until)}`;
  return renderMail(
    `Held for you until ${at}: ${name}`,
    <MailLayout preview={`Pay until ${at} to keep it.`} title={`Your time is held until ${at}`}>
      <Paragraph>Hello {client.firstName},</Paragraph>
      <Facts rows={[['With', name], ...commonFacts('client', view)]} />
      <Paragraph>
        It is yours once it is paid. After {at} others can book it; what you wrote is kept. Have you
        paid already? Then do nothing: we confirm your meeting as soon as the payment reaches us.
      </Paragraph>
      <ActionLink href={payUrl}>Go to payment</ActionLink>
    </MailLayout>,
  );
}

export function holdEndedMail(view: MeetingRows, againUrl: string): Promise<MailContent> {
  const { client, lawyer, meeting } = view;
  const name = `Atty. ${lawyer.displayName}`;
  return renderMail(
    `Not booked yet: ${name}, ${timeFor('client', view, meeting.startsAt)}`,
    <MailLayout
      preview="What you wrote is kept."
      title={`Your time with ${name} is no longer held`}
    >
      <Paragraph>Hello {client.firstName},</Paragraph>
      <Facts rows={[['With', name], ...commonFacts('client', view)]} />
      <Paragraph>
        We received no payment, so nothing is booked and others can take this time. What you wrote
        is kept: book it again, or choose another time there.
      </Paragraph>
      <ActionLink href={againUrl}>Book it again</ActionLink>
      <Paragraph>
        Did you pay? A payment that arrives later books your meeting while the time is free. If it
        is not, all of it goes back to you.
      </Paragraph>
    </MailLayout>,
  );
}
