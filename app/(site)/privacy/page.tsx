import type { Metadata } from 'next';
import { DocumentPage } from '@/components/site/legal/document-page';
import { privacySections } from '@/components/site/legal/privacy/sections';
import { contacts } from '@/lib/contacts';
import { PRIVACY_VERSION } from '@/lib/domain/accounts/terms';
import { SITE } from '@/lib/site';
import { socialNames } from '@/lib/social-sign-in';

export const metadata: Metadata = {
  title: 'Privacy Policy',
  description: `What ${SITE.name} keeps about you, why, for how long and who sees it; the cookies it sets; your rights under the Data Privacy Act and how to use them.`,
  alternates: { canonical: '/privacy' },
};

export default function PrivacyPage() {
  return (
    <DocumentPage
      title="Privacy Policy"
      updated={PRIVACY_VERSION}
      intro={
        <p>
          What you tell a lawyer is nobody else’s business. This page says what {SITE.name} keeps,
          why, for how long and who sees it, and how you can correct it, get a copy or have it
          deleted.
        </p>
      }
      sections={privacySections(contacts(), socialNames())}
    />
  );
}
