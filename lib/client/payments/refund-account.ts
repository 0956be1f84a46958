import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
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

export const REFUND_ACCOUNT_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your refund',
};

export const GIVE_REFUND_ACCOUNT_FAILURE: MessageRow = {
  keys: {
    invalid_input: CHECK_FIELDS,
    wrong_password: 'This is not your current password.',
    second_factor_required: 'Please confirm with your second factor first.',
  },
  serverMessageFor: ['bad_transition'],
  otherwise: 'The account was not saved. Please try again.',
};
