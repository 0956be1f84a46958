import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { SupportEmail } from '@/components/platform/support-email';
import { FailedPage } from '@/components/site/layout/error-page';
import { SupportFooter } from '@/components/site/layout/support-footer';
import { contacts } from '@/lib/contacts';

export const metadata: Metadata = { title: 'Something went wrong', robots: { index: false } };

/** Sent in place of a page that could not be rendered (docs/decisions/0016). */
export default async function WentWrongPage() {
  const reference = (await headers()).get('x-request-id') ?? 'none';
  return (
    <SupportEmail email={contacts().supportEmail}>
      <FailedPage details={`Reference: ${reference}`}>
        <SupportFooter
          phone={contacts().supportPhone}
          className="mx-auto max-w-page border-t px-4 py-2 lg:px-6"
        />
      </FailedPage>
    </SupportEmail>
  );
}
