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

/** Whoever closes it leaves the page, and with it what was read: a menu that still stands would ask again, and be refused. */
export const useCloseAdministration = () => useEndpoint(contract.closeAdministration);
