import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { getLedger } from '@/lib/contract/admin/ledger';
import type { LedgerKind } from '@/lib/domain/payments/ledger';

/** Which entries are wanted; nothing wants all. */
export interface LedgerFilter {
  readonly kind?: LedgerKind | undefined;
  /** Key of a Manila day. */
  readonly day?: string | undefined;
}

/** Balances and entries, page by page; the last ones stay while others are on their way. */
export function ledgerQuery(filter: LedgerFilter) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'ledger', filter.kind ?? '', filter.day ?? ''] as const,
    queryFn: ({ pageParam, signal }) =>
      call(getLedger, { query: { ...filter, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.hasMore ? last.page + 1 : null),
    placeholderData: keepPreviousData,
  });
}
