import 'server-only';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

/** Asks the verifier to look at the IDs of a lawyer. */
export function verificationRequestMail(props: {
  name: string;
  rollNumber: string;
  link: string;
  hours: number;
}): Promise<MailContent> {
  return renderMail(
    `Check the IDs of ${props.name}`,
    <MailLayout
      preview={`${props.name} asks to be verified as a lawyer.`}
      title="A lawyer asks to be verified"
    >
      <Facts
        rows={[
          ['Name', props.name],
          ['Roll of Attorneys number', props.rollNumber],
        ]}
      />
      <ActionLink href={props.link}>Check the IDs</ActionLink>
      <Paragraph>
        The link works within {props.hours} hours, for one decision. The IDs open with a code that
        is mailed to this address; every view is logged. Please do not forward this mail.
      </Paragraph>
    </MailLayout>,
  );
}

/** Notifies the lawyer that the IDs were approved. */
export function approvedMail(props: { firstName: string; link: string }): Promise<MailContent> {
  return renderMail(
    'Your IDs were checked',
    <MailLayout
      preview="Your IBP ID and your government ID were approved."
      title="You are verified"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Paragraph>
        Your IBP ID and your government ID were checked and approved. Your profile carries the date
        of this check from now on.
      </Paragraph>
      <Paragraph>
        Clients see your profile once it is complete: basic info, banking info, availability, work
        experience and education.
      </Paragraph>
      <ActionLink href={props.link}>Go to your portal</ActionLink>
    </MailLayout>,
  );
}

/** Notifies the lawyer why the IDs were rejected and what to do. */
export function rejectedMail(props: {
  firstName: string;
  reason: string;
  link: string;
}): Promise<MailContent> {
  return renderMail(
    'Your IDs could not be approved',
    <MailLayout
      preview="Please hand in your IDs again. The mail says what was wrong."
      title="Please hand in your IDs again"
    >
      <Paragraph>Hello Atty. {props.firstName},</Paragraph>
      <Paragraph>We could not approve your IDs. The person who checked them wrote:</Paragraph>
      <Paragraph>“{props.reason}”</Paragraph>
      <Paragraph>
        You can correct this and hand in both IDs again in your {SITE.name} portal.
      </Paragraph>
      <ActionLink href={props.link}>Hand in the IDs again</ActionLink>
    </MailLayout>,
  );
}
