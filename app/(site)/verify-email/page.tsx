import { MailOpen } from 'lucide';
import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { bookingContext } from '@/app/booking-context';
import { destinationOf, refreshPath } from '@/components/accounts/authentication/destination';
import { AwaitVerification } from '@/components/accounts/verification/await-verification';
import { NeedsScripts } from '@/components/site/layout/needs-scripts';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { getSession } from '@/lib/server/accounts/authentication/operations';
import { callbackUrlOf, type SearchParams } from '@/lib/server/platform/pipeline/callback-url';
import { load } from '@/lib/server/platform/pipeline/load';
import { currentActor } from '@/lib/server/platform/pipeline/require-actor';

export const metadata: Metadata = { title: 'Verify your email', robots: { index: false } };

export default async function VerifyEmailPage({ searchParams }: { searchParams: SearchParams }) {
  const callbackUrl = await callbackUrlOf(searchParams);
  const actor = await currentActor();
  if (!actor) return <SignedOut callbackUrl={callbackUrl} />;
  const user = await load(getSession, {}, actor);
  // Verified meanwhile, perhaps on another device: the cookie is brought up to date on the way.
  if (user.email_verified) redirect(refreshPath(destinationOf(user.type, callbackUrl)));
  const context = await bookingContext(callbackUrl);
  return (
    <>
      <div className="mx-auto max-w-[33rem] px-4">
        <NeedsScripts form="Asking for a new email" />
      </div>
      <AwaitVerification email={user.email} callbackUrl={callbackUrl} context={context} />
    </>
  );
}

async function SignedOut({ callbackUrl }: { callbackUrl: SafePath | null }) {
  const context = await bookingContext(callbackUrl);
  return (
    <MessagePage icon={<Icon of={MailOpen} />} title="Please verify your email">
      <p className="mt-3 text-neutral-700">
        Open the link in the email we sent you. To get a new one, sign in first.
      </p>
      {context && <div className="mt-4">{context}</div>}
      <Link
        href={withCallback(sitePath`/login`, withCallback(sitePath`/verify-email`, callbackUrl))}
        className={`${buttonClass({ size: 'large', wide: true })} mt-6`}
      >
        Sign in
      </Link>
    </MessagePage>
  );
}
