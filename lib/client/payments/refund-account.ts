import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { call } from '@/lib/client/platform/call';
import {
  getRefundAccount,
  type refundAccountInput,
  setRefundAccount,
} from '@/lib/contract/payments/refund-accounts';

/** A refund that is paid by hand, and where it goes. */
export function refundAccountQuery(refundId: string) {
  return queryOptions({
    queryKey: ['payments', 'refund-account', refundId] as const,
    queryFn: ({ signal }) => call(getRefundAccount, { params: { id: refundId } }, { signal }),
  });
}

/** Says where it goes. What was paid meanwhile is read anew, with the refusal. */
export function useGiveRefundAccount(refundId: string) {
  const queries = useQueryClient();
  const { queryKey } = refundAccountQuery(refundId);
  return useMutation({
    mutationFn: (body: z.output<typeof refundAccountInput>) =>
      call(setRefundAccount, { params: { id: refundId }, body }),
    onSuccess: (refund) => queries.setQueryData(queryKey, refund),
  });
}
