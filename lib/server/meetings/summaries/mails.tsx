import 'server-only';
import {
  ActionLink,
  MailLayout,
  Paragraph,
  renderMail,
  TextLink,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { portalLink, timeFor } from '../records/mails';
import type { MeetingRows } from '../records/service';

export function summaryMail(view: MeetingRows, hasSteps: boolean): Promise<MailContent> {
  const { meeting, lawyer, client } = view;
  const page = portalLink('customer-portal', meeting.id);
  const name = `Atty. ${lawyer.displayName}`;
  return renderMail(
    `Summary of your meeting with ${name}`,
    <MailLayout preview={`${name} wrote a summary for you.`} title="A summary of your meeting">
      <Paragraph>Hello {client.firstName},</Paragraph>
      <Paragraph>
        {name} wrote a summary of your meeting on {timeFor('client', view, meeting.startsAt)}. Sign
        in to read it or save it as a PDF.
      </Paragraph>
      <ActionLink href={page}>Read the summary</ActionLink>
      {hasSteps && (
        <Paragraph>
          What to do next is also on <TextLink href={`${page}/plan`}>one page to print</TextLink>.
        </Paragraph>
      )}
    </MailLayout>,
  );
}
