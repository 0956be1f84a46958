import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
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

const args = (code: string) => ({ body: { code } });

export const useConfirmApp = () => useEndpoint(contract.confirmSecondFactor, { args });

export const useOpenAdministration = () => useEndpoint(contract.openAdministration, { args });

export const useCloseAdministration = () =>
  useEndpoint(contract.closeAdministration, {
    onDone: (_nothing, queries) => queries.removeQueries({ queryKey: ['admin'] }),
  });
