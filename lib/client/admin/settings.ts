import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import * as contract from '@/lib/contract/admin/settings';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
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
export function useChangeSetting(id: PaymentSetting) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArgs<typeof contract.changeAdminSetting>['body']) =>
      call(contract.changeAdminSetting, { params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ALL }),
  });
}
