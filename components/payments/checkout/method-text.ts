import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import type { Checkout } from '@/lib/contract/payments/payments';

export interface CheckoutText {
  title: string;
  text: string;
}

type Paid = Pick<Checkout, 'method'>;

/** Returns who confirms the payment, as in the middle of a sentence. */
export function payerOf({ method }: Paid): string {
  if (method === null) return 'the payment service';
  return method === 'card' ? 'the card issuer' : PAYMENT_METHOD_LABELS[method].label;
}

/** Returns `GCash`, or null if the method is unknown. */
export function methodLabel({ method }: Paid): string | null {
  return method === null ? null : PAYMENT_METHOD_LABELS[method].label;
}

/** Returns ` through GCash`, or an empty string. */
export function through(checkout: Paid): string {
  const label = methodLabel(checkout);
  return label === null ? '' : ` through ${label}`;
}

/** How the client came back from the gateway's page: after paying, by its exit without paying, or not from there. */
export type Returned = 'paid' | 'closed' | null;

/** Whether the client returned from paying and no result is known yet; asking for payment now would charge twice. */
export function isChecking({ state }: Pick<Checkout, 'state'>, returned: Returned): boolean {
  return state === 'waiting' && returned === 'paid';
}

/**
 * Whether the last try is known to be unpaid: it failed, or its page was left before paying. A failure may be older
 * than the try that paid.
 */
export function isUnpaid(
  {
    state,
    last_attempt_failed,
    by_payer,
  }: Pick<Checkout, 'state' | 'last_attempt_failed' | 'by_payer'>,
  returned: Returned,
): boolean {
  return (
    state === 'waiting' &&
    !by_payer &&
    returned !== 'paid' &&
    (last_attempt_failed || returned === 'closed')
  );
}

/** Returns the text while a payment is pending, whatever it is for. */
export function waitingText(checkout: Checkout, returned: Returned): CheckoutText {
  const payer = payerOf(checkout);
  if (isChecking(checkout, returned))
    return {
      title: 'We are checking your payment. Do not pay again.',
      text: `${sentence(payer)} usually confirms within a few seconds, but it can take a few minutes. This page updates by itself.`,
    };
  if (checkout.by_payer)
    return {
      title: 'The person you asked has opened the payment page',
      text: 'Your meeting is confirmed as soon as they have paid, and you get an email. This page updates by itself.',
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

/** Returns the progress of a full refund. */
export function wayBack(
  checkout: Pick<Checkout, 'method' | 'state' | 'refund_account' | 'by_payer'>,
): string {
  if (checkout.by_payer)
    return checkout.state === 'refunded'
      ? 'All of it was sent back to the person who paid.'
      : 'All of it is being sent back to the person who paid.';
  if (checkout.refund_account) return 'We’ll transfer all of it to the account you give below.';
  // QR Ph takes nothing back.
  const way = checkout.method === 'qrph' ? '' : through(checkout);
  return checkout.state === 'refunded'
    ? `All of it was sent back${way}; when it shows depends on your bank or wallet.`
    : `All of it is being sent back${way}.`;
}
