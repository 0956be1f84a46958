import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import * as contract from '@/lib/contract/admin/records';

interface Which {
  readonly only?: string | undefined;
  readonly page: number;
}

/** Each view is in the audit log, so there is no automatic refetch. */
const onceAsked = {
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export const RECORDS = ['admin', 'users', 'records'] as const;

const keyOf = (id: string, list: string, { only, page }: Which) =>
  [...RECORDS, id, list, only ?? '', page] as const;

export function meetingsOfUserQuery(id: string, query: Which) {
  return queryOptions({
    ...onceAsked,
    queryKey: keyOf(id, 'meetings', query),
    queryFn: ({ signal }) =>
      call(contract.listMeetingsOfUser, { params: { id }, query }, { signal }),
  });
}

export function agreementsOfUserQuery(id: string, query: Which) {
  return queryOptions({
    ...onceAsked,
    queryKey: keyOf(id, 'agreements', query),
    queryFn: ({ signal }) =>
      call(contract.listAgreementsOfUser, { params: { id }, query }, { signal }),
  });
}

export function paymentsOfUserQuery(id: string, query: Which) {
  return queryOptions({
    ...onceAsked,
    queryKey: keyOf(id, 'payments', query),
    queryFn: ({ signal }) =>
      call(contract.listPaymentsOfUser, { params: { id }, query }, { signal }),
  });
}
