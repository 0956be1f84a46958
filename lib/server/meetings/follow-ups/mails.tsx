import 'server-only';
import type { Duration } from '@/lib/domain/lawyers/slots';
import { bothTimes } from '@/lib/domain/platform/both-times';
import { formatPeso } from '@/lib/domain/platform/money';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

export interface Offered {
  readonly lawyerName: string;
  readonly clientName: string;
  /** Epoch ms, in order. */
  readonly starts: readonly number[];
  readonly duration: Duration;
  /** Centavos, including the platform fee; 0 is free. */
  readonly total: number;
  /** Epoch ms. */
  readonly expiresAt: number;
  readonly zone: string | null;
  readonly url: string;
}

export function followUpOffered(offered: Offered): Promise<MailContent> {
  const { lawyerName, clientName, starts, expiresAt, zone, url } = offered;
  const name = `Atty. ${lawyerName}`;
  const times = starts.map((start) => ['Time', bothTimes(new Date(start), zone)] as const);
  return renderMail(
    `${name} offers you a follow-up`,
    <MailLayout preview={offerLine(offered)} title="A follow-up is offered to you">
      <Paragraph>Hello {clientName},</Paragraph>
      <Paragraph>
        {name} offers you another meeting. You choose the time, and what you wrote for your earlier
        meeting goes along.
      </Paragraph>
      <Facts rows={[['With', name], ['Meeting', offerLine(offered)], ...distinct(times)]} />
      <ActionLink href={url}>Choose a time</ActionLink>
      <Paragraph>
        We are not holding these times for you: each is yours once you choose it, unless somebody
        else was faster. You can choose until {bothTimes(new Date(expiresAt), zone)}.
      </Paragraph>
    </MailLayout>,
  );
}

function distinct(times: readonly (readonly [string, string])[]) {
  if (times.length === 1) return times;
  return times.map(([name, time], at) => [`${name} ${at + 1}`, time] as const);
}

/** Returns a summary of the offer: `30 minutes, ₱1,500`. */
export function offerLine({ duration, total }: Pick<Offered, 'duration' | 'total'>): string {
  return `${duration} minutes, ${total === 0 ? 'free' : formatPeso(total)}`;
}
