import 'server-only';
import type { missingParts } from '@/lib/domain/lawyers/profile-completeness';
import type { VerificationSubject } from '@/lib/domain/lawyers/verification';
import { env } from '@/lib/env';
import {
  ActionLink,
  Facts,
  MailLayout,
  Paragraph,
  renderMail,
  TextLink,
} from '@/lib/server/notifications/mails/mails';
import type { MailContent } from '@/lib/server/schema/messages';
import { SITE } from '@/lib/site';

type Missing = ReturnType<typeof missingParts>;

const REQUESTS = {
  identity: {
    subject: (name: string) => `Check the IDs of ${name}`,
    preview: (name: string) => `${name} is waiting to be verified as a lawyer.`,
    title: 'A lawyer is waiting to be verified',
    open: 'Check the IDs',
    opens: 'The IDs open',
  },
  commission: {
    subject: (name: string) => `Check the notarial commission of ${name}`,
    preview: (name: string) => `The notarial commission of ${name} is waiting to be checked.`,
    title: 'A notarial commission is waiting to be checked',
    open: 'Check the commission',
    opens: 'The document opens',
  },
  tax: {
    subject: (name: string) => `Check the registration for tax of ${name}`,
    preview: (name: string) =>
      `The certificate of registration of ${name} is waiting to be checked.`,
    title: 'A certificate of registration is waiting to be checked',
    open: 'Check the certificate',
    opens: 'The certificate opens',
  },
} as const;

interface RequestMail {
  subject: VerificationSubject;
  name: string;
  rollNumber: string;
  link: string;
  hours: number;
}

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
        The link works for {hours} hours and for one decision. {texts.opens}{' '}
        {env.VERIFIER_CONSOLE
          ? 'in the administration, with your second factor,'
          : 'with a code that we send to this address,'}{' '}
        and every view is logged. Please do not forward this email.
      </Paragraph>
    </MailLayout>,
  );
}

const PROFILE = '/lawyer-portal/profile';

const PARTS: Readonly<Record<Missing[number], readonly [label: string, page: string]>> = {
  basic_info: ['Basic info, every field', 'basic-info'],
  picture: ['A photo of you', 'basic-info'],
  banking_info: ['Bank details', 'banking-info'],
  availability: ['Availability, at least one day', 'availability'],
  services: ['Both prices', 'availability?part=rules'],
  work_experience: ['Work experience, at least one entry', 'work-experience'],
  education: ['Education, at least one entry', 'education'],
  registration: ['Registration for tax, checked by us', '../payments/tax'],
};

const DECISIONS = {
  identity: {
    portal: PROFILE,
    approved: {
      subject: 'Your IDs were checked',
      preview: 'Your IBP ID and your government ID were approved.',
      title: 'You are verified',
      texts: [
        'We checked and approved your IBP ID and your government ID. Your profile now shows the date of this check.',
      ],
      open: 'Go to your profile',
    },
    rejected: {
      subject: 'Your IDs could not be approved',
      preview: 'Please send us your IDs again. Here is what was wrong.',
      title: 'Please send us your IDs again',
      text: 'We could not approve your IDs. The person who checked them wrote:',
      next: `Please correct this and send us both IDs again in your ${SITE.name} portal.`,
      open: 'Send the IDs again',
    },
  },
  commission: {
    portal: '/lawyer-portal/notary-public',
    approved: {
      subject: 'Your notarial commission was checked',
      preview: 'The document of your notarial commission was approved.',
      title: 'Your commission was approved',
      texts: [
        'We compared the document of your notarial commission with what you entered and approved it. Your notary profile now shows the date of this check.',
        'Once your notary profile is complete and you have turned it on, people can find it until the last day of your commission.',
      ],
      open: 'Go to your notary profile',
    },
    rejected: {
      subject: 'Your notarial commission could not be approved',
      preview: 'Please send us the document again. Here is what was wrong.',
      title: 'Please send us your commission again',
      text: 'We could not approve your notarial commission. The person who checked it wrote:',
      next: `Please correct this and send us the document again in your ${SITE.name} portal. A commission that was approved before is valid until its last day.`,
      open: 'Send the commission again',
    },
  },
  tax: {
    portal: '/lawyer-portal/payments/tax',
    approved: {
      subject: 'Your registration for tax was checked',
      preview: 'Your certificate of registration (BIR Form 2303) was approved.',
      title: 'Your registration was approved',
      texts: [
        'We compared your certificate of registration (BIR Form 2303) with your tax data and approved it.',
      ],
      open: 'Go to your tax page',
    },
    rejected: {
      subject: 'Your registration for tax could not be approved',
      preview: 'Please send us your certificate again. Here is what was wrong.',
      title: 'Please send us your certificate again',
      text: 'We could not approve your certificate of registration. The person who checked it wrote:',
      next: `Please correct this and send us the certificate again in your ${SITE.name} portal.`,
      open: 'Send the certificate again',
    },
  },
} as const;

interface DecisionMail {
  subject: VerificationSubject;
  firstName: string;
  missing: Missing;
  isPublic: boolean;
  reason: string | null;
}

export function decisionMail(props: DecisionMail): Promise<MailContent> {
  const { subject, firstName, reason, missing, isPublic } = props;
  const { portal, approved, rejected } = DECISIONS[subject];
  const texts = reason === null ? approved : rejected;
  return renderMail(
    texts.subject,
    <MailLayout preview={texts.preview} title={texts.title}>
      <Paragraph>Hello Atty. {firstName},</Paragraph>
      {reason === null ? (
        <>
          {approved.texts.map((text) => (
            <Paragraph key={text}>{text}</Paragraph>
          ))}
          {subject === 'identity' && <UntilPublic missing={missing} isPublic={isPublic} />}
        </>
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

function UntilPublic({ missing, isPublic }: Pick<DecisionMail, 'missing' | 'isPublic'>) {
  if (missing.length === 0)
    return (
      <Paragraph>
        {isPublic
          ? 'Your profile is complete, so clients can now find and book you.'
          : 'Your profile is complete. Clients can find and book you once you show it.'}
      </Paragraph>
    );
  return (
    <>
      <Paragraph>
        Clients can’t see your profile yet. They can as soon as you have added what is missing:
      </Paragraph>
      {missing.map((part) => (
        <Paragraph key={part}>
          <TextLink href={new URL(`${PROFILE}/${PARTS[part][1]}`, env.SITE_URL).href}>
            {PARTS[part][0]}
          </TextLink>
        </Paragraph>
      ))}
    </>
  );
}
