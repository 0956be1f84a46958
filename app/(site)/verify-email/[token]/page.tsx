import { Undo2 } from 'lucide';
import type { Metadata } from 'next';
import { bookingContext } from '@/app/booking-context';
import { callbackUrlOf, type SearchParams } from '@/components/accounts/authentication/query-value';
import { UndoLink } from '@/components/accounts/verification/undo-link';
import { VerifyLink } from '@/components/accounts/verification/verify-link';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';

export const metadata: Metadata = { title: 'Verify your email', robots: { index: false } };

interface VerifyLinkPageProps {
  params: Promise<{ token: string }>;
  searchParams: SearchParams;
}

export default async function VerifyLinkPage({ params, searchParams }: VerifyLinkPageProps) {
  const { token } = await params;
  if ((await searchParams).undo !== undefined) return <UndoLinkPage token={token} />;
  const callbackUrl = await callbackUrlOf(searchParams);
  const context = await bookingContext(callbackUrl);
  return (
    <>
      <div className="mx-auto max-w-[33rem] px-4">
        <NeedsScripts form="Confirming" />
      </div>
      <VerifyLink token={token} callbackUrl={callbackUrl} context={context} />
    </>
  );
}

/** The link that the old address gets when an account moved to another one. */
function UndoLinkPage({ token }: { token: string }) {
  return (
    <MessagePage icon={<Icon of={Undo2} />} title="Take your account back">
      <p className="mt-3 text-neutral-700">
        The email of your account was changed. Press the button to bring this one back: it signs out
        every device, and the password stops working.
      </p>
      <NeedsScripts form="This" />
      <UndoLink token={token} />
    </MessagePage>
  );
}
