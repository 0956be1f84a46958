import { queryOptions, useMutation } from '@tanstack/react-query';
import { type GivenFactor, proofOf } from '@/lib/client/accounts/second-factor';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { getFactorChallenge } from '@/lib/contract/accounts/second-factor';
import * as contract from '@/lib/contract/admin/second-factor';

export const secondFactorQuery = queryOptions({
  queryKey: ['admin', 'second-factor'] as const,
  queryFn: ({ signal }) => call(contract.getSecondFactor, undefined, { signal }),
});

/** Requests the secret for an authenticator app; repeated requests return the same one. */
export const useSetUpApp = () =>
  useEndpoint(contract.setUpSecondFactor, {
    args: (password: string) => ({ body: { current_password: password } }),
  });

export const useConfirmApp = () =>
  useEndpoint(contract.confirmSecondFactor, { args: (code: string) => ({ body: { code } }) });

export const useOpenAdministration = () =>
  useMutation({
    mutationFn: async (given: GivenFactor) =>
      call(contract.openAdministration, { body: await proofOf(given, getFactorChallenge) }),
  });

/**
 * Closes the administration without invalidating queries: the caller leaves the page, and a menu still mounted would
 * refetch and be refused.
 */
export const useCloseAdministration = () => useEndpoint(contract.closeAdministration);
