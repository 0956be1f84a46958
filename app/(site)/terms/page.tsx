import type { Metadata } from 'next';
import { DocumentPage } from '@/components/site/legal/document-page';
import { termsSections } from '@/components/site/legal/terms/sections';
import { contacts } from '@/lib/contacts';
import { TERMS_VERSION } from '@/lib/domain/accounts/terms';
import { SITE } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Terms of Service',
  description: `The terms of ${SITE.name}: what the platform does and does not do, how booking, paying and refunds work, the rules for lawyers, and where to complain.`,
  alternates: { canonical: '/terms' },
};

export default function TermsPage() {
  return (
    <DocumentPage
      title="Terms of Service"
      updated={TERMS_VERSION}
      intro={
        <p>
          What you can count on when you book a lawyer through {SITE.name}, and what we ask of you.
          By opening an account or booking you accept these terms.
        </p>
      }
      sections={termsSections(contacts())}
    />
  );
}
