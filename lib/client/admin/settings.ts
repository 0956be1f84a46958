import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import * as contract from '@/lib/contract/admin/settings';
import type { PaymentSetting } from '@/lib/domain/payments/settings';

const ALL = ['admin', 'settings'] as const;

export function adminSettingsQuery(page: number) {
  return queryOptions({
    queryKey: [...ALL, page] as const,
    queryFn: ({ signal }) => call(contract.getAdminSettings, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * Changes a setting. Settings are refetched on success or failure: another administrator may have changed them first.
 */
export const useChangeSetting = (id: PaymentSetting) =>
  useEndpoint(contract.changeAdminSetting, { params: { id }, invalidatesAlways: [ALL] });
