import 'server-only';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

/** To the operator: ids only. */
export function toDecideMail(agreement: string): Promise<MailContent> {
  return renderMail(
    `Dispute to decide: agreement ${agreement}`,
    <MailLayout
      preview="A client objects to the work or says it is not finished."
      title="An agreement needs a decision"
    >
      <Paragraph>
        A client objected to the work under an engagement agreement, or reported that it is not
        finished. We are holding its money. You can read what they wrote in the administration.
      </Paragraph>
      <Facts rows={[['Agreement', agreement]]} />
      <ActionLink href={`${env.SITE_URL}/admin/cases?kind=dispute`}>Decide</ActionLink>
    </MailLayout>,
  );
}
