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

/** While a payment is waited for, whatever it is for. */
export function waitingText(checkout: Paid): CheckoutText {
  const payer = payerOf(checkout);
  return {
    title: 'Waiting for payment confirmation',
    text: `${payer.charAt(0).toUpperCase()}${payer.slice(1)} has not confirmed a payment yet. If you have paid, this usually takes a few seconds and can take a few minutes. The page updates by itself.`,
  };
}

/** How far it is when everything goes back. */
export function wayBack(checkout: Pick<Checkout, 'method' | 'state' | 'refund_account'>): string {
  if (checkout.refund_account)
    return 'All of it is transferred to the account that you name below.';
  // QR Ph takes nothing back.
  const way = checkout.method === 'qrph' ? '' : through(checkout);
  return checkout.state === 'refunded'
    ? `All of it was sent back${way}; when it shows depends on your bank or wallet.`
    : `All of it is being sent back${way}.`;
}
