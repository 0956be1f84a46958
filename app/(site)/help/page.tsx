import type { Metadata } from 'next';
import Link from 'next/link';
import { SituationSteps } from '@/components/cases/help/situation-steps';
import { EmailLink } from '@/components/site/legal/contact-line';
import { DocumentPage } from '@/components/site/legal/document-page';
import { HELP, SUPPORT_HOURS_TEXT } from '@/lib/catalogue/help';
import { contacts } from '@/lib/contacts';
import { ANSWER_WITHIN_HOURS } from '@/lib/domain/cases/support-hours';

export const metadata: Metadata = {
  title: 'Help',
  description:
    'What to do when you paid and nothing came, cannot join the call, need another time, wait for your lawyer or want your money back, and how to ask us.',
  alternates: { canonical: '/help' },
};

export default function HelpPage() {
  const { supportEmail } = contacts();
  return (
    <DocumentPage
      title="Help"
      intro={
        <p>
          Choose what happened. Each part says what you can do now, and what we do. Nothing fits?{' '}
          <Link href="/help/ask" prefetch={false}>
            Ask us
          </Link>
          : a person answers.
        </p>
      }
      sections={[
        ...HELP.map(({ id, anchor, title, ...entry }) => ({
          id: anchor,
          title,
          body: (
            <>
              <SituationSteps {...entry} />
              <p>
                <Link href={`/help/ask?about=${id}`} prefetch={false}>
                  Ask us about this
                </Link>
              </p>
            </>
          ),
        })),
        {
          id: 'hours',
          title: 'When we answer',
          body: (
            <>
              <p>{SUPPORT_HOURS_TEXT}</p>
              <p>
                We usually answer within {ANSWER_WITHIN_HOURS} hours of that time, by email. You can
                also write to <EmailLink email={supportEmail} />.
              </p>
              <p>
                <Link href="/help/ask" prefetch={false}>
                  Ask us
                </Link>
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
