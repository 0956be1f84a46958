import { Undo2 } from 'lucide';
import type { Metadata } from 'next';
import { bookingContext } from '@/app/booking-context';
import { UndoLink } from '@/components/accounts/verification/undo-link';
import { VerifyLink } from '@/components/accounts/verification/verify-link';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { callbackUrlOf, type SearchParams } from '@/lib/server/platform/pipeline/callback-url';

export const metadata: Metadata = { title: 'Verify your email', robots: { index: false } };

interface VerifyLinkPageProps {
  params: Promise<{ token: string }>;
  searchParams: SearchParams;
}

export default async function VerifyLinkPage({ params, searchParams }: VerifyLinkPageProps) {
  const { token } = await params;
  const { undo } = await searchParams;
  if (undo !== undefined)
    return <UndoLinkPage token={token} of={undo === 'factor' ? 'factor' : 'address'} />;
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

const CHANGED = {
  address:
    'The email of your account was changed. Press the button to bring this one back: it signs out every device, removes second factors that were added since, and the password stops working.',
  factor:
    'The second factor of your account was changed. Press the button to undo it: it removes what was added since, signs out every device, and the password stops working.',
} as const;

/** Target of the link an owner receives when the account's address or second factor was changed. */
function UndoLinkPage({ token, of }: { token: string; of: keyof typeof CHANGED }) {
  return (
    <MessagePage icon={<Icon of={Undo2} />} title="Take your account back">
      <p className="mt-3 text-neutral-700">{CHANGED[of]}</p>
      <NeedsScripts form="This" />
      <UndoLink token={token} of={of} />
    </MessagePage>
  );
}
