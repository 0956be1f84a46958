import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import * as contract from '@/lib/contract/admin/settings';
import type { PaymentSetting } from '@/lib/domain/payments/settings';

const ALL = ['admin', 'settings'] as const;

/** The settings in force, with one page of what was changed. */
export function adminSettingsQuery(page: number) {
  return queryOptions({
    queryKey: [...ALL, page] as const,
    queryFn: ({ signal }) => call(contract.getAdminSettings, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Whatever becomes of it, what is in force is read again: another administrator may have been faster. */
export const useChangeSetting = (id: PaymentSetting) =>
  useEndpoint(contract.changeAdminSetting, { params: { id }, invalidatesAlways: [ALL] });
