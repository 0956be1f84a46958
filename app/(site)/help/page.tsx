import type { Metadata } from 'next';
import Link from 'next/link';
import { SituationSteps } from '@/components/cases/help/situation-steps';
import { EmailLink } from '@/components/site/legal/contact-line';
import { DocumentPage } from '@/components/site/legal/document-page';
import { HELP, type HelpEntry, SUPPORT_HOURS_TEXT } from '@/lib/catalogue/help';
import { contacts } from '@/lib/contacts';
import { ANSWER_WITHIN_HOURS } from '@/lib/domain/cases/support-hours';
import { TEXTS_OFF_PATH } from '@/lib/domain/notifications/texts';

export const metadata: Metadata = {
  title: 'Help',
  description:
    'When you paid and nothing came, cannot join a call, need another time or your money back; for lawyers, when a payout is late or a client did not come.',
  alternates: { canonical: '/help' },
};

const NO_MORE_TEXTS = {
  id: 'texts',
  title: 'I want no more text messages',
  body: (
    <>
      <p>
        Turn them off in your account settings. Without an account, or for a number that is in
        several:{' '}
        <Link href={TEXTS_OFF_PATH} prefetch={false}>
          Texts off
        </Link>
        , with a code that we send to the phone.
      </p>
      <p>
        We never ask for a code by phone or by message. A code that you did not ask for does nothing
        while nobody enters it.
      </p>
    </>
  ),
};

const FOR_LAWYERS = {
  id: 'lawyers',
  title: 'For lawyers',
  body: (
    <p>
      The next six are for lawyers. Help in your portal has them too, with how your own account
      stands.
    </p>
  ),
};

function sectionOf({ id, anchor, title, ...entry }: HelpEntry) {
  return {
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
  };
}

export default function HelpPage() {
  const { supportEmail, sendsTexts } = contacts();
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
        ...HELP.filter(({ side }) => side !== 'lawyer').map(sectionOf),
        FOR_LAWYERS,
        ...HELP.filter(({ side }) => side === 'lawyer').map(sectionOf),
        ...(sendsTexts ? [NO_MORE_TEXTS] : []),
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
