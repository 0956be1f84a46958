'use client';

import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { useSession, useSignOut } from '@/lib/client/accounts/session';
import { refreshSession } from '@/lib/client/accounts/session-store';
import { messageFor } from '@/lib/client/platform/messages';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { destinationOf, leaveFor, refreshPath } from './destination';
import { ResendButton } from './resend-button';

interface AwaitVerificationProps {
  callbackUrl: SafePath | null;
}

type Check = 'none' | 'asking' | 'failed' | 'not-yet' | 'verified';

/** What a person can do whose address is not verified yet. */
export function AwaitVerification({ callbackUrl }: AwaitVerificationProps) {
  const [check, setCheck] = useState<Check>('none');
  const signOut = useSignOut();
  const { user } = useSession();

  const goOn = async () => {
    setCheck('asking');
    const user = await refreshSession();
    if (!user?.email_verified) return setCheck(user ? 'not-yet' : 'failed');
    setCheck('verified');
    // The link may have been opened on another device: this cookie does not know yet.
    leaveFor(refreshPath(destinationOf(user.type, callbackUrl)));
  };

  const startOver = () => {
    const start = user?.type === 'LAWYER' ? sitePath`/signup/lawyer` : sitePath`/signup/customer`;
    signOut(withCallback(start, callbackUrl)).catch((error: unknown) =>
      showToast('error', messageFor('signout', error)),
    );
  };

  return (
    <div className="mt-6 grid gap-3">
      <Button
        size="large"
        wide
        pending={check === 'asking' || check === 'verified'}
        pendingLabel="Checking"
        onClick={() => void goOn()}
      >
        I have verified
      </Button>
      {check === 'not-yet' && (
        <Notice tone="waiting" title="Not verified yet">
          Open the newest e-mail from us and press its button, then come back here.
        </Notice>
      )}
      {check === 'failed' && (
        <Notice tone="bad" title="The check did not work. Please try again." />
      )}
      <ResendButton callbackUrl={callbackUrl} />
      <p className="mt-3 border-t pt-4 text-sm text-neutral-700">
        Wrong address?{' '}
        <button type="button" className={`${textLinkClass} min-h-tap`} onClick={startOver}>
          Sign out and use another
        </button>
      </p>
    </div>
  );
}
