'use client';

import { CircleCheck, MailCheck } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { showToastOnNextPage } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { MessagePage } from '@/components/ui/layout/message-page';
import { useVerifyEmail, VERIFY_EMAIL_FAILURE } from '@/lib/client/accounts/authentication';
import { useSession } from '@/lib/client/accounts/session';
import { messageFor } from '@/lib/client/platform/messages';
import { COPY } from '@/lib/contract/platform/copy';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { destinationOf, leaveFor, signInPath } from '../authentication/destination';
import { ResendButton } from './resend-button';

interface VerifyLinkProps {
  token: string;
  callbackUrl: SafePath | null;
  context: ReactNode;
}

/** Target of a mailed link. Only the button consumes the link, because mail scanners open links too. */
export function VerifyLink({ token, callbackUrl, context }: VerifyLinkProps) {
  const verify = useVerifyEmail();

  const press = () =>
    verify.mutate(token, {
      onSuccess: (verified) => {
        if (!('_id' in verified)) return;
        showToastOnNextPage(COPY.verifyEmail.success);
        leaveFor(destinationOf(verified.type, callbackUrl));
      },
    });

  if (verify.isSuccess) {
    return (
      <MessagePage icon={<Icon of={CircleCheck} />} title={COPY.verifyEmail.success} focused>
        <Verified own={'_id' in verify.data} callbackUrl={callbackUrl} booking={context !== null} />
        {context && <div className="mt-4">{context}</div>}
      </MessagePage>
    );
  }
  return (
    <MessagePage icon={<Icon of={MailCheck} />} title="Verify your email">
      <p className="mt-3 text-neutral-700">Press the button to confirm that this email is yours.</p>
      {context && <div className="mt-4">{context}</div>}
      <div className="mt-6 grid gap-4">
        {verify.isError && (
          <Notice tone="bad" title={messageFor(VERIFY_EMAIL_FAILURE, verify.error)}>
            A link works once, within 24 hours.
          </Notice>
        )}
        <Button
          size="large"
          wide
          pending={verify.isPending}
          pendingLabel="Verifying"
          onClick={press}
        >
          Verify my email
        </Button>
        {verify.isError && <AnotherWay callbackUrl={callbackUrl} />}
      </div>
    </MessagePage>
  );
}

interface VerifiedProps {
  own: boolean;
  callbackUrl: SafePath | null;
  booking: boolean;
}

function Verified({ own, callbackUrl, booking }: VerifiedProps) {
  const { status } = useSession();
  const visitor = status === 'unauthenticated';
  return (
    <div className="mt-3 grid gap-4">
      <p className="text-neutral-700">
        {own && <span>Taking you back to where you were.</span>}
        {!own && visitor && <span>Sign in to continue.</span>}
        {!own && !visitor && <span>You’re signed in here with another account.</span>}
      </p>
      {!own && (
        <p className="text-neutral-700">
          If {booking ? 'your booking' : 'this site'} is open on another device, go back to it: it
          goes on by itself. You can close this page.
        </p>
      )}
      {!own && visitor && (
        <Link href={signInPath(callbackUrl)} className={buttonClass({ size: 'large', wide: true })}>
          Sign in
        </Link>
      )}
    </div>
  );
}

/** After a failure: continues with an address that is already verified, or offers a new link. */
function AnotherWay({ callbackUrl }: { callbackUrl: SafePath | null }) {
  const { status, user } = useSession();
  if (status === 'loading') return null;
  if (!user) {
    return (
      <Link
        href={withCallback(sitePath`/login`, withCallback(sitePath`/verify-email`, callbackUrl))}
        className={buttonClass({ variant: 'outline', wide: true })}
      >
        Sign in to get a new link
      </Link>
    );
  }
  if (!user.email_verified) {
    return <ResendButton callbackUrl={callbackUrl} email={'email' in user ? user.email : null} />;
  }
  return (
    <Notice title="Your email is already verified.">
      <Link href={destinationOf(user.type, callbackUrl)} className="font-semibold underline">
        Continue
      </Link>
    </Notice>
  );
}
