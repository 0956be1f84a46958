'use client';
import { useSecondStep } from '@/lib/client/accounts/second-factor';
import { refusalError } from '@/lib/client/platform/form-refusal';
import type { SecondStep as Ways } from '@/lib/contract/accounts/second-factor';
import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';
import { destinationOf, leaveFor, withOwnHash } from '../authentication/destination';
import { GiveFactor } from './give-factor';

interface SecondStepProps {
  ways: Ways;
  callbackUrl: SafePath | null;
  refused: FormRefusal | null;
}

/** Second step of a sign-in. A plain form until it hydrates; app/forms/second-step answers it until then. */
export function SecondStep({ ways, callbackUrl, refused }: SecondStepProps) {
  const give = useSecondStep();
  const error = give.isIdle ? refusalError(refused) : give.error;
  return (
    <GiveFactor
      ways={ways}
      mutation={{
        ...give,
        error: error instanceof Error ? error : null,
        mutate: (given) =>
          give.mutate(given, {
            onSuccess: (user) => leaveFor(destinationOf(user.type, withOwnHash(callbackUrl))),
          }),
      }}
      button="Sign in"
      action={withCallback(sitePath`/forms/second-step`, callbackUrl)}
    />
  );
}
