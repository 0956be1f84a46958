import 'server-only';
import { ASSOCIATE_TERMS } from '@/lib/catalogue/guest-terms';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { timeFor } from '../records/mails';
import type { MeetingRows } from '../records/service';

interface AskedProps {
  rows: MeetingRows;
  associate: string;
  link: string;
}

/** Asks a client whether another lawyer may join the call; contains nothing of the case. */
export function associateAskedMail({ rows, associate, link }: AskedProps): Promise<MailContent> {
  const { meeting, lawyer, client } = rows;
  const title = 'May another lawyer join your call?';
  return renderMail(
    title,
    <MailLayout preview="You decide. You can also take it back later." title={title}>
      <Paragraph>Hello {client.firstName},</Paragraph>
      <Paragraph>
        Atty. {lawyer.displayName} asks that Atty. {associate} joins your call on{' '}
        {timeFor('client', rows, meeting.startsAt)}. {ASSOCIATE_TERMS}
      </Paragraph>
      <ActionLink href={link}>Agree or decline</ActionLink>
      <Paragraph>
        Without your agreement nobody joins. Your meeting takes place either way.
      </Paragraph>
    </MailLayout>,
  );
}

interface JoinsProps {
  firstName: string;
  lawyerName: string;
  when: string;
  link: string;
}

/** Asks an associate whether to join a call, before its client is asked; contains no details or names of the case. */
export function associateInvitedMail(props: JoinsProps): Promise<MailContent> {
  const { firstName, lawyerName, when, link } = props;
  return renderMail(
    `Can you join a call of Atty. ${lawyerName}?`,
    <MailLayout preview={`On ${when}.`} title="Can you join a call?">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Atty. {lawyerName} asks whether you can join a call on {when}. Accept it in your portal, and
        we ask the client. If the names resemble those of your own meetings, we tell you alone: then
        decline.
      </Paragraph>
      <ActionLink href={link}>Open your portal</ActionLink>
    </MailLayout>,
  );
}

export function associateJoinsMail(props: JoinsProps): Promise<MailContent> {
  const { firstName, lawyerName, when, link } = props;
  return renderMail(
    `You are asked into a call of Atty. ${lawyerName}`,
    <MailLayout preview={`On ${when}.`} title="You are asked into a call">
      <Paragraph>Hello {firstName},</Paragraph>
      <Paragraph>
        Atty. {lawyerName} asks you to join a call on {when}, and the client agreed. You join from
        your own portal, with your second factor set up.
      </Paragraph>
      <ActionLink href={link}>Open your portal</ActionLink>
    </MailLayout>,
  );
}
