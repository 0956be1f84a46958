import { REFUND_GROUPS, type RefundGroup } from '@/lib/contract/admin/refunds';
import { pageNumber } from '../pager';

/** Which refunds the address of the page asks for. */
export interface RefundsAddress {
  readonly group: RefundGroup;
  readonly page: number;
}

export function addressOf(params: Pick<URLSearchParams, 'get'>): RefundsAddress {
  return {
    group: REFUND_GROUPS.find((one) => one === params.get('group')) ?? 'waiting',
    page: pageNumber(params.get('page') ?? undefined),
  };
}

export function refundsPath({ group, page }: RefundsAddress): string {
  const query = new URLSearchParams({
    ...(group !== 'waiting' && { group }),
    ...(page > 0 && { page: String(page) }),
  }).toString();
  return query ? `/admin/refunds?${query}` : '/admin/refunds';
}
