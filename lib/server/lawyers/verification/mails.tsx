import 'server-only';
import type { VerificationSubject } from '@/lib/domain/lawyers/verification';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

const REQUESTS = {
  identity: {
    subject: (name: string) => `Check the IDs of ${name}`,
    preview: (name: string) => `${name} asks to be verified as a lawyer.`,
    title: 'A lawyer asks to be verified',
    open: 'Check the IDs',
    opens: 'The IDs open',
  },
  commission: {
    subject: (name: string) => `Check the notarial commission of ${name}`,
    preview: (name: string) => `${name} asks for the check of a notarial commission.`,
    title: 'A notary public asks for a check',
    open: 'Check the commission',
    opens: 'The document opens',
  },
} as const;

interface RequestMail {
  subject: VerificationSubject;
  name: string;
  rollNumber: string;
  link: string;
  hours: number;
}

/** Asks the verifier to look at what a lawyer handed in. */
export function verificationRequestMail(props: RequestMail): Promise<MailContent> {
  const { name, rollNumber, link, hours } = props;
  const texts = REQUESTS[props.subject];
  return renderMail(
    texts.subject(name),
    <MailLayout preview={texts.preview(name)} title={texts.title}>
      <Facts
        rows={[
          ['Name', name],
          ['Roll of Attorneys number', rollNumber],
        ]}
      />
      <ActionLink href={link}>{texts.open}</ActionLink>
      <Paragraph>
        The link works within {hours} hours, for one decision. {texts.opens} with a code that is
        mailed to this address; every view is logged. Please do not forward this mail.
      </Paragraph>
    </MailLayout>,
  );
}

const DECISIONS = {
  identity: {
    portal: '/lawyer-portal',
    approved: {
      subject: 'Your IDs were checked',
      preview: 'Your IBP ID and your government ID were approved.',
      title: 'You are verified',
      texts: [
        'Your IBP ID and your government ID were checked and approved. Your profile carries the date of this check from now on.',
        'Clients see your profile once it is complete: basic info, banking info, availability, work experience and education.',
      ],
      open: 'Go to your portal',
    },
    rejected: {
      subject: 'Your IDs could not be approved',
      preview: 'Please hand in your IDs again. The mail says what was wrong.',
      title: 'Please hand in your IDs again',
      text: 'We could not approve your IDs. The person who checked them wrote:',
      next: `You can correct this and hand in both IDs again in your ${SITE.name} portal.`,
      open: 'Hand in the IDs again',
    },
  },
  commission: {
    portal: '/lawyer-portal/notary-public',
    approved: {
      subject: 'Your notarial commission was checked',
      preview: 'The document of your notarial commission was approved.',
      title: 'Your commission was approved',
      texts: [
        'The document of your notarial commission was compared with what you state, and approved. Your notary profile carries the date of this check from now on.',
        'People find your notary profile, until the last day of the commission, once nothing is missing in it and you show it.',
      ],
      open: 'Go to your notary profile',
    },
    rejected: {
      subject: 'Your notarial commission could not be approved',
      preview: 'Please hand in the document again. The mail says what was wrong.',
      title: 'Please hand in your commission again',
      text: 'We could not approve your notarial commission. The person who checked it wrote:',
      next: `You can correct this and hand in the document again in your ${SITE.name} portal. A commission that was approved before still counts until its last day.`,
      open: 'Hand in the commission again',
    },
  },
} as const;

interface DecisionMail {
  subject: VerificationSubject;
  firstName: string;
  /** Null when it was approved. */
  reason: string | null;
}

/** Notifies the lawyer that it was approved, or why not and what to do. */
export function decisionMail({ subject, firstName, reason }: DecisionMail): Promise<MailContent> {
  const { portal, approved, rejected } = DECISIONS[subject];
  const texts = reason === null ? approved : rejected;
  return renderMail(
    texts.subject,
    <MailLayout preview={texts.preview} title={texts.title}>
      <Paragraph>Hello Atty. {firstName},</Paragraph>
      {reason === null ? (
        approved.texts.map((text) => <Paragraph key={text}>{text}</Paragraph>)
      ) : (
        <>
          <Paragraph>{rejected.text}</Paragraph>
          <Paragraph>“{reason}”</Paragraph>
          <Paragraph>{rejected.next}</Paragraph>
        </>
      )}
      <ActionLink href={`${env.SITE_URL}${portal}`}>{texts.open}</ActionLink>
    </MailLayout>,
  );
}
