import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { getLedger } from '@/lib/contract/admin/ledger';
import { LEDGER_KINDS, type LedgerKind } from '@/lib/domain/payments/ledger';
import { parseDayKey } from '@/lib/domain/platform/time';

/** Which entries are wanted; nothing wants all. */
export interface LedgerFilter {
  readonly kind?: LedgerKind;
  /** Key of a Manila day. */
  readonly day?: string;
}

const PATH = '/admin/ledger';

type Wanted = string | string[] | undefined | null;

/** The filter of an address; what can be none is left out. */
export function ledgerFilter(address: { kind?: Wanted; day?: Wanted }): LedgerFilter {
  const kind = LEDGER_KINDS.find((one) => one === address.kind);
  const { day } = address;
  const isDay = typeof day === 'string' && day.startsWith('20') && parseDayKey(day) !== null;
  return { ...(kind && { kind }), ...(isDay && { day }) };
}

export function ledgerPath({ kind, day }: LedgerFilter): string {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(day && { day }) }).toString();
  return query ? `${PATH}?${query}` : PATH;
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
