import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  type Checkout,
  getCheckout,
  listPaymentMethods,
  payAnotherWay,
} from '@/lib/contract/payments/payments';
import { COPY } from '@/lib/contract/platform/copy';
import type { PaymentMethod } from '@/lib/domain/payments/payment';

const POLL_MS = 2_000;
const SLOW_POLL_MS = 10_000;
/** Number of responses after which polling slows down: two minutes. */
const SLOW_POLL_AFTER = 60;

/** Final states of a payment. */
const FINAL_STATES: readonly Checkout['state'][] = ['confirmed', 'refunded'];
/** Nothing is expected, but money already in transit may still arrive and confirm or be refunded. */
const ENDED_STATES: readonly Checkout['state'][] = ['expired', 'cancelled'];

export const paymentKeys = {
  all: ['payments'] as const,
  methods: () => [...paymentKeys.all, 'methods'] as const,
  checkout: (ref: string) => [...paymentKeys.all, 'checkout', ref] as const,
};

/** Status of a payment, polled every 2 s, every 10 s after two minutes, until it is final. */
export function checkoutQuery(ref: string) {
  return queryOptions({
    queryKey: paymentKeys.checkout(ref),
    queryFn: ({ signal }) => call(getCheckout, { query: { ref } }, { signal }),
    refetchInterval: ({ state }) => {
      if (state.data && FINAL_STATES.includes(state.data.state)) return false;
      if (state.data && ENDED_STATES.includes(state.data.state)) return SLOW_POLL_MS;
      return state.dataUpdateCount < SLOW_POLL_AFTER ? POLL_MS : SLOW_POLL_MS;
    },
    // The wallet often opens in front of this page: what it shows on return must be the present.
    refetchOnWindowFocus: 'always',
  });
}

export const paymentMethodsQuery = queryOptions({
  queryKey: paymentKeys.methods(),
  queryFn: ({ signal }) => call(listPaymentMethods, undefined, { signal }),
});

/** Chooses another method for a pending payment. The state is refetched in any case: it may be paid, or over. */
export const usePayAnotherWay = (ref: string) =>
  useEndpoint(payAnotherWay, {
    args: (method: PaymentMethod) => ({ body: { ref, payment_method: method } }),
    invalidatesAlways: [paymentKeys.checkout(ref)],
  });

export const PAY_ANOTHER_WAY_FAILURE: MessageRow = {
  keys: {
    bad_transition: 'This time is no longer held, or it is already paid.',
    payment_method_unavailable: COPY.createMeeting.paymentMethod,
  },
  tooOften: 'You have changed the payment method too often for now.',
  otherwise: 'The payment page did not open. Please try again.',
};
