import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import * as contract from '@/lib/contract/admin/second-factor';

export const secondFactorQuery = queryOptions({
  queryKey: ['admin', 'second-factor'] as const,
  queryFn: ({ signal }) => call(contract.getSecondFactor, undefined, { signal }),
});

/** The secret for an app; asking again answers the same one. */
export const secondFactorAppQuery = queryOptions({
  queryKey: ['admin', 'second-factor', 'app'] as const,
  queryFn: () => call(contract.setUpSecondFactor),
  staleTime: Infinity,
});

export function useConfirmApp() {
  return useMutation({
    mutationFn: (code: string) => call(contract.confirmSecondFactor, { body: { code } }),
  });
}

export function useOpenAdministration() {
  return useMutation({
    mutationFn: (code: string) => call(contract.openAdministration, { body: { code } }),
  });
}

export function useCloseAdministration() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.closeAdministration),
    onSuccess: () => queries.removeQueries({ queryKey: ['admin'] }),
  });
}
