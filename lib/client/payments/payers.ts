import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  getPayerRequest,
  type PayerForm,
  payForClient,
  setPayerRefund,
} from '@/lib/contract/payments/payers';
import type { RefundAccountFields } from '@/lib/contract/payments/refund-accounts';

const POLL_MS = 3_000;

/** Reads the payment a link asks for, polled until somebody paid or the hold ended. */
export function payerRequestQuery(token: string) {
  return queryOptions({
    queryKey: ['payments', 'payer', token] as const,
    queryFn: ({ signal }) => call(getPayerRequest, { body: { token } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'paid' ? false : POLL_MS),
    refetchOnWindowFocus: 'always',
  });
}

export const usePayForClient = (token: string) =>
  useEndpoint(payForClient, {
    args: ({ email }: PayerForm) => ({ body: { token, email } }),
    invalidatesAlways: [payerRequestQuery(token).queryKey],
  });

/** Names the account for a refund of somebody without an account on the site. */
export const useGivePayerRefund = (token: string) =>
  useEndpoint(setPayerRefund, {
    args: ({ current_password: _none, ...account }: RefundAccountFields) => ({
      body: { ...account, token },
    }),
  });

export const PAY_FOR_CLIENT_FAILURE: MessageRow = {
  keys: {
    not_found: 'This link is not complete. Please ask the person who sent it for a new one.',
    bad_transition: 'This is already paid, or no longer held. Nothing more was charged.',
    payment_method_unavailable:
      'This amount cannot be paid here right now. Please try again later.',
  },
  tooOften: 'This was opened too often for now. The person who asked you can still pay.',
  otherwise: 'The payment page did not open. Please try again.',
};
