'use client';

import { KeyRound } from 'lucide';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import {
  lacksPasskey,
  passkeySignInMessage,
  usePasskeyAutofill,
  usePasskeySignIn,
} from '@/lib/client/accounts/passkey-sign-in';
import type { PasskeyAnswer } from '@/lib/client/accounts/passkeys';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { destinationOf, leaveFor, withOwnHash } from './destination';

/** Signs in with a passkey alone, by this button or by the list of the email field. */
export function PasskeySignIn({ callbackUrl }: { callbackUrl: SafePath | null }) {
  const signIn = usePasskeySignIn();
  const isBusy = signIn.isPending || signIn.isSuccess;
  const begin = (chosen: PasskeyAnswer | null) =>
    signIn.mutate(chosen, {
      onSuccess: ({ type }) => leaveFor(destinationOf(type, withOwnHash(callbackUrl))),
    });
  usePasskeyAutofill(isBusy, begin);
  return (
    <div className="grid gap-4">
      <Button
        variant="outline"
        size="large"
        wide
        pending={isBusy}
        pendingLabel="Waiting for your passkey"
        onClick={() => begin(null)}
      >
        <Icon of={KeyRound} className="size-5" />
        Sign in with a passkey
      </Button>
      {signIn.error && (
        <Notice tone="bad" title={passkeySignInMessage(signIn.error)}>
          {lacksPasskey(signIn.error) &&
            'No passkey here yet? Sign in with your password, then add one in your account settings.'}
        </Notice>
      )}
    </div>
  );
}
