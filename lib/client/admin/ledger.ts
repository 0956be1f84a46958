import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { getLedger } from '@/lib/contract/admin/ledger';
import type { LedgerKind } from '@/lib/domain/payments/ledger';

/** Filter of ledger entries; empty for all. */
export interface LedgerFilter {
  readonly kind?: LedgerKind | undefined;
  readonly day?: string | undefined;
}

/** Balances and entries, page by page; the previous ones are shown while the next ones load. */
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
