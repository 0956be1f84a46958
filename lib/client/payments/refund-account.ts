import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { getRefundAccount, setRefundAccount } from '@/lib/contract/payments/refund-accounts';

/** A refund that is paid by hand, and where it goes. */
export function refundAccountQuery(refundId: string) {
  return queryOptions({
    queryKey: ['payments', 'refund-account', refundId] as const,
    queryFn: ({ signal }) => call(getRefundAccount, { params: { id: refundId } }, { signal }),
  });
}

/** Says where it goes. What was paid meanwhile is read anew, with the refusal. */
export const useGiveRefundAccount = (refundId: string) =>
  useEndpoint(setRefundAccount, {
    params: { id: refundId },
    stores: refundAccountQuery(refundId).queryKey,
  });
