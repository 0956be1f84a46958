import 'server-only';
import type { Duration } from '@/lib/domain/lawyers/slots';
import { OFFERED_CLIENTS } from '@/lib/domain/meetings/waitlist';
import { bothTimes } from '@/lib/domain/platform/both-times';
import { formatPeso } from '@/lib/domain/platform/money';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
  TextLink,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

interface FreeTime {
  readonly lawyerName: string;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly length: Duration;
  /** Centavos. */
  readonly total: number;
  readonly zone: string | null;
  readonly bookUrl: string;
  readonly leaveUrl: string;
}

/** Notifies a client on the waitlist. It names only the lawyer, since a mail may be read by others. */
export function timeIsFree(free: FreeTime): Promise<MailContent> {
  const { lawyerName, start, length, total, zone, bookUrl, leaveUrl } = free;
  const name = `Atty. ${lawyerName}`;
  const when = bothTimes(new Date(start), zone);
  return renderMail(
    `A time opened up: ${name}, ${when}`,
    <MailLayout preview={`${name}, ${when}`} title="A time opened up">
      <Paragraph>You asked us to tell you when {name} has an open time.</Paragraph>
      <Facts
        rows={[
          ['With', name],
          ['When', `${when}, ${length} minutes`],
          ['Price', formatPeso(total)],
        ]}
      />
      <ActionLink href={bookUrl}>Book this time</ActionLink>
      <Paragraph>
        We are not holding this time for you. We told up to {OFFERED_CLIENTS} people on the
        waitlist, and the first to book gets it. If it is already taken, the page shows you the
        other open times.
      </Paragraph>
      <Paragraph>
        You stay on the waitlist until you book this lawyer or the last day you chose is over.
      </Paragraph>
      <Paragraph>
        <TextLink href={leaveUrl}>Leave the waitlist</TextLink>
      </Paragraph>
    </MailLayout>,
  );
}
