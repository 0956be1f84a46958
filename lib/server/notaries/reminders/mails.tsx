import 'server-only';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

/** Reminds a notary that the commission ends. */
export function commissionDueMail(props: {
  firstName: string;
  /** Its last day as it is written, and in how many days that is: `in 30 days`. */
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
        The last day of your notarial commission is {props.left}, on {props.ends}. After that day
        people do not find your notary profile until your next commission is checked.
      </Paragraph>
      <Paragraph>
        As soon as you have the next one, save it in your portal and hand in its document. The one
        you have now stays in your profile until the next is approved.
      </Paragraph>
      <ActionLink href={props.link}>Open your notary profile</ActionLink>
    </MailLayout>,
  );
}

/** Notifies a notary that the commission has ended. */
export function commissionEndedMail(props: {
  firstName: string;
  ended: string;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    'Your notarial commission has ended',
    <MailLayout
      preview="People do not find your notary profile until your next commission is checked."
      title="Your notarial commission has ended"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Paragraph>
        The last day of your notarial commission was {props.ended}, so people do not find your
        notary profile now.
      </Paragraph>
      <Paragraph>
        Save your next commission in your portal and hand in its document. Your notary profile
        returns as it was once it is checked.
      </Paragraph>
      <ActionLink href={props.link}>Open your notary profile</ActionLink>
    </MailLayout>,
  );
}
