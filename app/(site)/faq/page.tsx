import type { Metadata } from 'next';
import { EmailLink } from '@/components/site/legal/contact-line';
import { DocumentPage } from '@/components/site/legal/document-page';
import { faqSections } from '@/components/site/legal/sections';
import { faqPage } from '@/components/site/seo/faq-page';
import { JsonLd } from '@/components/site/seo/json-ld';
import { OpenedByAddress } from '@/components/ui/layout/opened-by-address';
import { faqGroups } from '@/lib/catalogue/faq';
import { contacts } from '@/lib/contacts';
import { SITE } from '@/lib/site';
import { socialNames } from '@/lib/social-sign-in';

export const metadata: Metadata = {
  title: 'Questions and answers',
  description: `What ${SITE.name} is, how lawyers are verified, what a consultation costs, how video calls work, and when you get your money back.`,
  alternates: { canonical: '/faq' },
};

export default function FaqPage() {
  const { supportEmail } = contacts();
  const groups = faqGroups(socialNames());
  return (
    <>
      <JsonLd things={[faqPage(groups.flatMap(({ entries }) => entries))]} />
      <OpenedByAddress />
      <DocumentPage
        title="Questions and answers"
        intro={
          <p>
            What people ask before, during and after a consultation. Can’t find your answer? Write
            to <EmailLink email={supportEmail} />.
          </p>
        }
        sections={faqSections(groups)}
      />
    </>
  );
}
