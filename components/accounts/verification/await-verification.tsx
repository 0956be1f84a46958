'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, MailOpen } from 'lucide';
import Link from 'next/link';
import { type ReactNode, useEffect, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast, showToastOnNextPage } from '@/components/ui/feedback/toast-queue';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { isSignedOut, sessionCheckQuery } from '@/lib/client/accounts/authentication';
import { useSession, useSignOut } from '@/lib/client/accounts/session';
import { signOutMessage } from '@/lib/client/accounts/sign-out-message';
import { COPY } from '@/lib/contract/platform/copy';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { destinationOf, leaveFor, refreshPath } from '../authentication/destination';
import { ChangeAddress } from './change-address';
import { CodeForm } from './code-form';
import { ResendButton } from './resend-button';

interface Verification {
  verified: boolean;
  signedOut: boolean;
  /** Checks at once. Resolves to whether the address is verified, or null without an answer. */
  check: () => Promise<boolean | null>;
}

interface AwaitVerificationProps {
  email: string;
  callbackUrl: SafePath | null;
  context: ReactNode;
}

export function AwaitVerification({ email, callbackUrl, context }: AwaitVerificationProps) {
  const { verified, signedOut, check } = useVerification(callbackUrl);
  const [address, setAddress] = useState(email);
  if (verified) return <Verified context={context} />;
  return (
    <MessagePage icon={<Icon of={MailOpen} />} title="Please verify your email">
      <p className="mt-3 text-neutral-700">
        We sent a code and a link to{' '}
        <strong className="font-semibold wrap-anywhere">{address}</strong>. Type the code here, or
        open the link and press the button there. It can take a minute; check your spam folder, too.
      </p>
      {!signedOut && <CodeForm key={address} />}
      <ChangeAddress callbackUrl={callbackUrl} onChanged={setAddress} onVerified={check} />
      {context && <div className="mt-4">{context}</div>}
      <p className="mt-4 text-neutral-700">
        This page continues on its own once your email is verified
        {context ? ' and takes you to your booking.' : '.'}
      </p>
      {signedOut ? (
        <SignedOutNotice callbackUrl={callbackUrl} />
      ) : (
        <div className="mt-4 grid gap-3">
          <ResendButton key={address} callbackUrl={callbackUrl} />
          <OtherAccount callbackUrl={callbackUrl} />
        </div>
      )}
    </MessagePage>
  );
}

function Verified({ context }: { context: ReactNode }) {
  return (
    <MessagePage icon={<Icon of={CircleCheck} />} title={COPY.verifyEmail.success} focused>
      <p className="mt-3 mb-4 text-neutral-700">
        {context ? 'Taking you to your booking.' : 'Taking you back to where you were.'}
      </p>
      {context}
    </MessagePage>
  );
}

function OtherAccount({ callbackUrl }: { callbackUrl: SafePath | null }) {
  const signOut = useSignOut();
  const leave = () => {
    signOut(withCallback(sitePath`/login`, callbackUrl)).catch((error: unknown) =>
      showToast('error', signOutMessage(error)),
    );
  };
  return (
    <p className="mt-3 border-t pt-4 text-sm text-neutral-700">
      Have another account?{' '}
      <button type="button" className={`${textLinkClass} min-h-tap`} onClick={leave}>
        Logout
      </button>
    </p>
  );
}

function SignedOutNotice({ callbackUrl }: { callbackUrl: SafePath | null }) {
  const back = withCallback(sitePath`/verify-email`, callbackUrl);
  return (
    <Notice tone="waiting" title="You were signed out" className="mt-4">
      The link in the email still works. To get a new one,{' '}
      <Link href={withCallback(sitePath`/login`, back)} className={textLinkClass}>
        sign in
      </Link>
      .
    </Notice>
  );
}

/**
 * Polls, while the page is visible, whether the address was verified elsewhere, and then continues. A message from
 * another tab of this browser makes it check at once.
 */
function useVerification(callbackUrl: SafePath | null): Verification {
  const { data, error, refetch } = useQuery(sessionCheckQuery());
  const { user } = useSession();
  const heard = user?.email_verified === true;
  const verifiedType = data?.email_verified ? data.type : null;

  useEffect(() => {
    if (heard) void refetch();
  }, [heard, refetch]);

  useEffect(() => {
    // This cookie does not know yet: the link may have been opened on another device.
    if (!verifiedType) return;
    showToastOnNextPage(COPY.verifyEmail.success);
    leaveFor(refreshPath(destinationOf(verifiedType, callbackUrl)));
  }, [verifiedType, callbackUrl]);

  return {
    verified: verifiedType !== null,
    signedOut: isSignedOut(error),
    check: async () => {
      const answer = await refetch();
      return answer.isError ? null : (answer.data?.email_verified ?? null);
    },
  };
}
