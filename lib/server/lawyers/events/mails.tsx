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

/** Why an address is switched off: nothing could be delivered, or its program answered 410 (Gone). */
export type WhyOff = 'failing' | 'gone';

const REASONS: Readonly<Record<WhyOff, { readonly preview: string; readonly text: string }>> = {
  failing: {
    preview: 'Nothing could be delivered for three days.',
    text: 'We tried for three days. Your program has not heard of anything that happened since then, and we send nothing more there.',
  },
  gone: {
    preview: 'Your program answered that it wants nothing more.',
    text: 'Your program answered 410 (Gone), which says that nothing is to be sent there any more. We send nothing more there, and what still waited was given up.',
  },
};

/** @param props `since`: epoch ms */
export function switchedOffMail(props: {
  firstName: string;
  host: string;
  why: WhyOff;
  since: number;
  link: string;
}): Promise<MailContent> {
  const { preview, text } = REASONS[props.why];
  return renderMail(
    `We no longer send events to ${props.host}`,
    <MailLayout preview={preview} title="We switched off one of your addresses for events">
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Facts
        rows={[
          ['Where it is', props.host],
          ['Nothing delivered since', formatDayTime(props.since)],
        ]}
      />
      <Paragraph>{text}</Paragraph>
      <Paragraph>
        Once it works again, please switch the address on in your settings. There you also see why
        it failed, and can send what it missed again.
      </Paragraph>
      <ActionLink href={props.link}>See your addresses</ActionLink>
    </MailLayout>,
  );
}
