import { PAYOUT_STATUSES, type PayoutStatus } from '@/lib/domain/payments/payout';
import { pageNumber } from '../pager';

/** Which payouts the address of the page asks for. */
export interface PayoutsAddress {
  readonly status: PayoutStatus | undefined;
  readonly page: number;
}

export function addressOf(params: Pick<URLSearchParams, 'get'>): PayoutsAddress {
  return {
    status: PAYOUT_STATUSES.find((one) => one === params.get('status')),
    page: pageNumber(params.get('page') ?? undefined),
  };
}

export function payoutsPath({ status, page }: PayoutsAddress): string {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(page > 0 && { page: String(page) }),
  }).toString();
  return query ? `/admin/payouts?${query}` : '/admin/payouts';
}
