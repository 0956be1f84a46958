import 'server-only';
import { INVITATION_DAYS } from '@/lib/domain/platform/members';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

/** Invites a person to work for a practice. It may reach a stranger, and contains nothing about clients. */
export function invitationMail(props: { lawyerName: string; link: string }): Promise<MailContent> {
  return renderMail(
    `Atty. ${props.lawyerName} invites you to work in their practice on ${SITE.name}`,
    <MailLayout
      preview={`The link works for ${INVITATION_DAYS} days.`}
      title={`Work for Atty. ${props.lawyerName}`}
    >
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        Atty. {props.lawyerName} invites you to help in their practice on {SITE.name}. You use an
        account of your own with this email address, and can stop at any time.
      </Paragraph>
      <ActionLink href={props.link}>See the invitation</ActionLink>
      <Paragraph>
        The link works once, for {INVITATION_DAYS} days. If you do not know Atty. {props.lawyerName}
        , you can ignore this email.
      </Paragraph>
    </MailLayout>,
  );
}

export function joinedMail(props: {
  lawyerName: string;
  memberName: string;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `${props.memberName} joined your practice`,
    <MailLayout
      preview="You see what each member does."
      title={`${props.memberName} joined your practice`}
    >
      <Paragraph>Hello Atty. {props.lawyerName},</Paragraph>
      <Paragraph>
        {props.memberName} accepted your invitation. You can change what a member may do, or end it
        at once, on your page of members.
      </Paragraph>
      <ActionLink href={props.link}>See your members</ActionLink>
    </MailLayout>,
  );
}

export function endedMail(props: { firstName: string; lawyerName: string }): Promise<MailContent> {
  return renderMail(
    `You no longer work for Atty. ${props.lawyerName}`,
    <MailLayout
      preview="Your own account stays as it is."
      title={`You no longer work for Atty. ${props.lawyerName}`}
    >
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        Atty. {props.lawyerName} ended your work in their practice on {SITE.name}. Your own account
        stays as it is.
      </Paragraph>
    </MailLayout>,
  );
}

/** Notifies a member of a booking of the practice: its time, and nothing of the case. */
export function practiceNotificationMail(props: {
  firstName: string;
  lawyerName: string;
  title: string;
  body: string;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `${props.title}: Atty. ${props.lawyerName}`,
    <MailLayout preview={props.body} title={props.title}>
      <Paragraph>Hello {props.firstName},</Paragraph>
      <Paragraph>
        In the practice of Atty. {props.lawyerName}: {props.body}
      </Paragraph>
      <ActionLink href={props.link}>Work for this practice</ActionLink>
    </MailLayout>,
  );
}
