import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { SituationSteps } from '@/components/cases/help/situation-steps';
import { EmailLink } from '@/components/site/legal/contact-line';
import { DocumentPage } from '@/components/site/legal/document-page';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { OpenedByAddress } from '@/components/ui/layout/opened-by-address';
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

/** Situations of one side, each folded below its name. */
function Situations({
  entries,
  children,
}: {
  entries: readonly HelpEntry[];
  children?: ReactNode;
}) {
  return (
    <Accordion>
      {entries.map(({ id, anchor, title, ...entry }) => (
        <AccordionItem key={id} id={anchor} level="h3" title={title}>
          <SituationSteps {...entry} />
          <p>
            <Link
              href={`/help/ask?about=${id}`}
              prefetch={false}
              className="inline-flex min-h-tap items-center"
            >
              Ask us about this
            </Link>
          </p>
        </AccordionItem>
      ))}
      {children}
    </Accordion>
  );
}

function NoMoreTexts() {
  return (
    <AccordionItem id="texts" level="h3" title="I want no more text messages">
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
    </AccordionItem>
  );
}

export default function HelpPage() {
  const { supportEmail, sendsTexts } = contacts();
  return (
    <>
      <OpenedByAddress />
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
          {
            id: 'situations',
            title: 'What happened',
            body: (
              <Situations entries={HELP.filter(({ side }) => side !== 'lawyer')}>
                {sendsTexts && <NoMoreTexts />}
              </Situations>
            ),
          },
          {
            id: 'lawyers',
            title: 'For lawyers',
            body: (
              <>
                <p>Help in your portal has these too, with how your own account stands.</p>
                <Situations entries={HELP.filter(({ side }) => side === 'lawyer')} />
              </>
            ),
          },
          {
            id: 'hours',
            title: 'When we answer',
            body: (
              <>
                <p>{SUPPORT_HOURS_TEXT}</p>
                <p>
                  We usually answer within {ANSWER_WITHIN_HOURS} hours of that time, by email. You
                  can also write to <EmailLink email={supportEmail} />.
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
    </>
  );
}
