import 'server-only';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

export function commissionDueMail(props: {
  firstName: string;
  ends: string;
  left: string;
  link: string;
}): Promise<MailContent> {
  const title = `Your notarial commission ends on ${props.ends}`;
  return renderMail(
    title,
    <MailLayout preview={`Its last day is ${props.left}.`} title={title}>
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Paragraph>
        The last day of your notarial commission is {props.left}, on {props.ends}. After that day,
        people can’t find your notary profile until we have checked your next commission.
      </Paragraph>
      <Paragraph>
        As soon as you have your next commission, add it in your portal and send us the document.
        Your profile shows the current one until the next is approved.
      </Paragraph>
      <ActionLink href={props.link}>Open your notary profile</ActionLink>
    </MailLayout>,
  );
}

export function commissionEndedMail(props: {
  firstName: string;
  ended: string;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    'Your notarial commission has ended',
    <MailLayout
      preview="People can’t find your notary profile until we check your next commission."
      title="Your notarial commission has ended"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Paragraph>
        The last day of your notarial commission was {props.ended}, so people can’t find your notary
        profile now.
      </Paragraph>
      <Paragraph>
        Add your next commission in your portal and send us the document. As soon as it is approved,
        your notary profile is back as it was.
      </Paragraph>
      <ActionLink href={props.link}>Open your notary profile</ActionLink>
    </MailLayout>,
  );
}
