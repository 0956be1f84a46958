import { PAYOUT_STATUSES, type PayoutStatus } from '@/lib/domain/payments/payout';

/** Which payouts the address of the page asks for. */
export interface PayoutsAddress {
  readonly status: PayoutStatus | undefined;
  readonly page: number;
}

export function addressOf(params: Pick<URLSearchParams, 'get'>): PayoutsAddress {
  const page = Number(params.get('page') ?? 0);
  return {
    status: PAYOUT_STATUSES.find((one) => one === params.get('status')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
  };
}

export function payoutsPath({ status, page }: PayoutsAddress): string {
  const query = new URLSearchParams({
    ...(status && { status }),
    ...(page > 0 && { page: String(page) }),
  }).toString();
  return query ? `/admin/payouts?${query}` : '/admin/payouts';
}
