import 'server-only';
import { MailLayout, Paragraph, renderMail } from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

/** The code that opens the IDs of one lawyer. */
export function verifierCodeMail(props: {
  name: string;
  code: string;
  minutes: number;
}): Promise<MailContent> {
  return renderMail(
    `${props.code} opens the IDs of ${props.name}`,
    <MailLayout preview={`Your code is ${props.code}.`} title={`Your code is ${props.code}`}>
      <Paragraph>
        Type it on the page you came from to see the IDs of {props.name}. It works for{' '}
        {props.minutes} minutes, until your decision or until you ask for another.
      </Paragraph>
      <Paragraph>
        If you did not ask for a code, somebody else has the link to these IDs. Please do not pass
        the code on.
      </Paragraph>
    </MailLayout>,
  );
}
