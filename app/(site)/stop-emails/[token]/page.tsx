import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { KIND_LABELS } from '@/components/accounts/settings/notifications/kind-labels';
import { StopEmails } from '@/components/notifications/stop-emails';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { kindOfMailLink } from '@/lib/contract/notifications/mail-link';

export const metadata: Metadata = {
  title: 'Stop these emails',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Target of the unsubscribe link in the header of an optional email, signed in or not. */
export default async function StopEmailsPage({ params }: PageProps<'/stop-emails/[token]'>) {
  const { token } = await params;
  const kind = kindOfMailLink(token);
  const label = KIND_LABELS.CUSTOMER.find((one) => one.kind === kind)?.label;
  if (!label) notFound();
  return (
    <>
      <div className="mx-auto max-w-[33rem] px-4">
        <NeedsScripts form="Stopping emails" />
      </div>
      <StopEmails token={token} kind={label} />
    </>
  );
}
