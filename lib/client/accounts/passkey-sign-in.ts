import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import { type MessageRow, messageFor } from '@/lib/client/platform/messages';
import { getPasskeyChallenge, signInWithPasskey } from '@/lib/contract/accounts/passkey-sign-in';
import { PASSKEY_MINUTES } from '@/lib/domain/accounts/second-factor';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { accountKeys } from './account-keys';
import {
  answerWithPasskey,
  canAutofillPasskeys,
  type PasskeyAnswer,
  passkeyProblem,
} from './passkeys';
import { setSessionUser } from './session-store';

/** Renewed while there is time left to choose a passkey and give one's finger. */
const RENEWED_AFTER_MS = (PASSKEY_MINUTES - 2) * MINUTE_MS;

const challengeQuery = queryOptions({
  queryKey: accountKeys.passkeyChallenge(),
  queryFn: ({ signal }) => call(getPasskeyChallenge, undefined, { signal }),
  staleTime: RENEWED_AFTER_MS,
  refetchInterval: RENEWED_AFTER_MS,
  gcTime: 0,
  retry: false,
});

/** Signs in with a passkey: one that was chosen in the field, or one that the browser asks for. */
export function usePasskeySignIn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: PasskeyAnswer | null) => {
      const passkey = chosen ?? (await askForPasskey());
      return call(signInWithPasskey, { body: { passkey } });
    },
    onSuccess: setSessionUser,
    // A challenge is good for one try.
    onError: () => queries.invalidateQueries({ queryKey: challengeQuery.queryKey }),
  });
}

async function askForPasskey(): Promise<PasskeyAnswer> {
  const { options } = await call(getPasskeyChallenge);
  return answerWithPasskey(options);
}

/**
 * Lets the browser offer passkeys in the email field, and calls `onChosen` with the answer of the one that is chosen.
 * @param busy while the browser asks for a passkey in a dialog, or one is being checked
 */
export function usePasskeyAutofill(busy: boolean, onChosen: (answer: PasskeyAnswer) => void): void {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    void canAutofillPasskeys().then(setOffered);
  }, []);
  const { data } = useQuery({ ...challengeQuery, enabled: isOffered && !busy });
  const choose = useEffectEvent(onChosen);
  useEffect(() => {
    if (!data || busy) return;
    let isCurrent = true;
    answerWithPasskey(data.options, 'autofill').then(
      (answer) => {
        if (isCurrent) choose(answer);
      },
      // Ended by a dialog or a newer challenge; the form and the button are there.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [data, busy]);
}

const PASSKEY_SIGNIN_FAILURE: MessageRow = {
  keys: {
    bad_credentials: 'This passkey was not accepted.',
    too_late: 'The passkey took too long. Please try again.',
  },
  serverMessageAt: [403],
  otherwise: 'You could not be signed in. Please try again.',
};

/** Whether a sign-in may have failed because the device has no passkey of an account. */
export function lacksPasskey(error: unknown): boolean {
  if (error instanceof ApiError) return error.key === 'bad_credentials';
  return passkeyProblem(error) !== null;
}

export function passkeySignInMessage(error: unknown): string {
  return passkeyProblem(error) ?? messageFor(PASSKEY_SIGNIN_FAILURE, error);
}
