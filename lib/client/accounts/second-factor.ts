import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import { type MessageRow, messageFor } from '@/lib/client/platform/messages';
import { withFactor } from '@/lib/client/platform/step-up';
import type { Factors } from '@/lib/contract/accounts/second-factor';
import * as contract from '@/lib/contract/accounts/second-factor';
import { accountKeys } from './account-keys';
import { answerWithPasskey, makePasskey, passkeyProblem } from './passkeys';
import { setSessionUser } from './session-store';

export const factorsQuery = queryOptions({
  queryKey: accountKeys.factors(),
  queryFn: ({ signal }) => call(contract.getFactors, undefined, { signal }),
});

/** Whether an account has a second factor. */
export function hasFactor({
  app_since,
  passkeys,
}: Pick<Factors, 'app_since' | 'passkeys'>): boolean {
  return app_since !== null || passkeys.length > 0;
}

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withFactor(() => change(input)),
    // With the first factor the other devices are signed out.
    onSettled: () => queries.invalidateQueries({ queryKey: accountKeys.all }),
  });
}

const withPassword = (current_password: string) => ({ body: { current_password } });

export const useSetUpApp = () =>
  useChange((password: string) => call(contract.setUpApp, withPassword(password)));

export const useConfirmApp = () =>
  useChange((code: string) => call(contract.confirmApp, { body: { code } }));

export const useRemoveApp = () =>
  useChange((password: string) => call(contract.removeApp, withPassword(password)));

export const useAddPasskey = () =>
  useChange(async ({ name, password }: { name: string; password: string }) => {
    const { options } = await call(contract.newPasskey, withPassword(password));
    return call(contract.addPasskey, { body: { name, passkey: await makePasskey(options) } });
  });

export const useRemovePasskey = () =>
  useChange(({ id, password }: { id: string; password: string }) =>
    call(contract.removePasskey, { params: { id }, ...withPassword(password) }),
  );

export const useRenewCodes = () =>
  useChange((password: string) => call(contract.renewRecoveryCodes, withPassword(password)));

/** A second factor as given: a code, or a passkey, which signs the server's challenge. */
export type GivenFactor = { code: string } | 'passkey';

export function useGiveFactor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (given: GivenFactor) =>
      call(contract.giveFactor, { body: await proofOf(given, contract.getFactorChallenge) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: accountKeys.factors() }),
  });
}

export function useSecondStep() {
  return useMutation({
    mutationFn: async (given: GivenFactor) =>
      call(contract.giveSecondStep, { body: await proofOf(given, contract.getStepChallenge) }),
    onSuccess: setSessionUser,
  });
}

/** Returns the request body that proves a factor. */
export async function proofOf(
  given: GivenFactor,
  challenge: typeof contract.getFactorChallenge | typeof contract.getStepChallenge,
) {
  if (given !== 'passkey') return given;
  const { options } = await call(challenge);
  return { passkey: await answerWithPasskey(options) };
}

export function factorMessage(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) {
    const beside = error.fields.passkey ?? error.fields.code ?? error.fields.current_password;
    if (beside) return beside;
  }
  const serverMessageFor = ['bad_transition', 'too_late', 'account_suspended'] as const;
  return passkeyProblem(error) ?? messageFor({ serverMessageFor, otherwise, keys: KEYS }, error);
}

/** Returns the message that a second factor must be added, or given, first; for any other error as `messageFor` does. */
export function messageWithFactor(failure: MessageRow, error: unknown): string {
  const key = error instanceof ApiError ? error.key : null;
  if (key === 'second_factor_required' || key === 'second_factor_missing') return KEYS[key];
  return messageFor(failure, error);
}

const KEYS = {
  second_factor_required: 'Please confirm with your second factor first.',
  second_factor_missing: 'Please add a second factor in your account settings first.',
};
