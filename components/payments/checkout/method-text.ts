import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import type { Checkout } from '@/lib/contract/payments/payments';

/** Title and first sentences of a state of a payment's page, for everyone who has its reference. */
export interface CheckoutText {
  title: string;
  text: string;
}

type Paid = Pick<Checkout, 'method'>;

/** Who confirms the payment, as in the middle of a sentence. */
export function payerOf({ method }: Paid): string {
  if (method === null) return 'the payment service';
  return method === 'card' ? 'the card issuer' : PAYMENT_METHOD_LABELS[method].label;
}

/** `GCash`, or null where none is known. */
export function methodLabel({ method }: Paid): string | null {
  return method === null ? null : PAYMENT_METHOD_LABELS[method].label;
}

/** ` through GCash`, or nothing. */
export function through(checkout: Paid): string {
  const label = methodLabel(checkout);
  return label === null ? '' : ` through ${label}`;
}

/** How the client came back from the gateway's page: after paying, by its way out without paying, or not from there. */
export type Returned = 'paid' | 'closed' | null;

/** Whether the client came from paying, and nothing is known of it yet: whoever is asked to pay now pays twice. */
export function isChecking({ state }: Pick<Checkout, 'state'>, returned: Returned): boolean {
  return state === 'waiting' && returned === 'paid';
}

/**
 * Whether the last try is known to have brought nothing: it failed, or its page was left before paying. Of a failure it is
 * not known whether it came before the try that paid.
 */
export function isUnpaid(
  { state, last_attempt_failed }: Pick<Checkout, 'state' | 'last_attempt_failed'>,
  returned: Returned,
): boolean {
  return (
    state === 'waiting' && returned !== 'paid' && (last_attempt_failed || returned === 'closed')
  );
}

/** While a payment is waited for, whatever it is for. */
export function waitingText(checkout: Checkout, returned: Returned): CheckoutText {
  const payer = payerOf(checkout);
  if (isChecking(checkout, returned))
    return {
      title: 'We are checking your payment. Do not pay again.',
      text: `${sentence(payer)} usually confirms within a few seconds, but it can take a few minutes. This page updates by itself.`,
    };
  if (checkout.last_attempt_failed)
    return {
      title: 'Not paid yet',
      text: 'The last payment did not go through. Nothing was charged.',
    };
  if (isUnpaid(checkout, returned))
    return { title: 'Not paid yet', text: 'You left the payment page before paying.' };
  return {
    title: 'Waiting for payment confirmation',
    text: `${sentence(payer)} has not confirmed a payment yet. If you have paid, this usually takes a few seconds but can take a few minutes. This page updates by itself.`,
  };
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** How far it is when everything goes back. */
export function wayBack(checkout: Pick<Checkout, 'method' | 'state' | 'refund_account'>): string {
  if (checkout.refund_account) return 'We’ll transfer all of it to the account you give below.';
  // QR Ph takes nothing back.
  const way = checkout.method === 'qrph' ? '' : through(checkout);
  return checkout.state === 'refunded'
    ? `All of it was sent back${way}; when it shows depends on your bank or wallet.`
    : `All of it is being sent back${way}.`;
}
