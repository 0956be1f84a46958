import 'server-only';
import { Facts, MailLayout, Paragraph, renderMail } from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

/** To the operator: ids only. */
export function toDecideMail(agreement: string): Promise<MailContent> {
  return renderMail(
    `Objection to decide: agreement ${agreement}`,
    <MailLayout
      preview="A client objects to finished work."
      title="An objection waits for a decision"
    >
      <Paragraph>
        A client objected to the work of an engagement agreement, and its money is held. On the
        server, “npm run decide-dispute” shows what they wrote and how to decide.
      </Paragraph>
      <Facts rows={[['Agreement', agreement]]} />
    </MailLayout>,
  );
}
