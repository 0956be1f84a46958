import 'server-only';
import type { VerificationSubject } from '@/lib/domain/lawyers/verification';
import { MailLayout, Paragraph, renderMail } from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

const WHAT = {
  identity: { documents: 'the IDs', these: 'these IDs' },
  commission: { documents: 'the notarial commission', these: 'this document' },
  tax: { documents: 'the certificate of registration', these: 'this certificate' },
} as const;

interface CodeMail {
  subject: VerificationSubject;
  name: string;
  code: string;
  minutes: number;
}

export function verifierCodeMail({ subject, name, code, minutes }: CodeMail): Promise<MailContent> {
  const { documents, these } = WHAT[subject];
  return renderMail(
    `${code} opens ${documents} of ${name}`,
    <MailLayout preview={`Your code is ${code}.`} title={`Your code is ${code}`}>
      <Paragraph>
        Enter this code on the page you came from to see {documents} of {name}. It works for{' '}
        {minutes} minutes, or until you decide or ask for a new code.
      </Paragraph>
      <Paragraph>
        If you did not ask for a code, someone else has the link to {these}. Please do not share the
        code.
      </Paragraph>
    </MailLayout>,
  );
}
