import 'server-only';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';

/** @param props `since`: epoch ms */
export function switchedOffMail(props: {
  firstName: string;
  host: string;
  since: number;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    `We no longer send events to ${props.host}`,
    <MailLayout
      preview="Nothing could be delivered for three days."
      title="We switched off one of your addresses for events"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Facts
        rows={[
          ['Where it is', props.host],
          ['Nothing delivered since', formatDayTime(props.since)],
        ]}
      />
      <Paragraph>
        We tried for three days. Your program has not heard of anything that happened since then,
        and we send nothing more there. Once it works again, please switch the address on in your
        settings. There you also see why it failed, and can send what it missed again.
      </Paragraph>
      <ActionLink href={props.link}>See your addresses</ActionLink>
    </MailLayout>,
  );
}
