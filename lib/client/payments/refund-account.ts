import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { getRefundAccount, setRefundAccount } from '@/lib/contract/payments/refund-accounts';

export function refundAccountQuery(refundId: string) {
  return queryOptions({
    queryKey: ['payments', 'refund-account', refundId] as const,
    queryFn: ({ signal }) => call(getRefundAccount, { params: { id: refundId } }, { signal }),
  });
}

/** Names the account for a refund. On a refusal the refund is refetched, since it may have been paid meanwhile. */
export const useGiveRefundAccount = (refundId: string) =>
  useEndpoint(setRefundAccount, {
    params: { id: refundId },
    stores: refundAccountQuery(refundId).queryKey,
  });
