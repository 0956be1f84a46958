import type { Checkout } from '@/lib/contract/payments/payments';
import { formatPeso } from '@/lib/domain/platform/money';
import { type CheckoutText, type Returned, waitingText, wayBack } from '../method-text';

export function textFor(checkout: Checkout, returned: Returned = null): CheckoutText {
  const amount = formatPeso(checkout.total);
  switch (checkout.state) {
    case 'waiting':
      return waitingText(checkout, returned);
    case 'confirmed':
      return {
        title: checkout.details ? 'Your meeting is confirmed' : 'The meeting is confirmed',
        text: `We received the payment of ${amount}.`,
      };
    case 'expired':
      return {
        title: 'This time is no longer held',
        text: 'No payment arrived in time, so the time is open to others again. If a payment still arrives, your meeting is confirmed if the time is still open; if not, we refund all of it.',
      };
    case 'cancelled':
      return {
        title: 'This booking was cancelled',
        text: `Other clients can book this time again. ${
          checkout.received
            ? `The payment of ${formatPeso(checkout.received)} is not refunded, because it was cancelled too late.`
            : 'Nothing was charged.'
        }`,
      };
    case 'refunding':
    case 'refunded':
      return refundText(checkout);
  }
}

/** Explains why money is refunded, and the state of the refund. */
function refundText(checkout: Checkout): CheckoutText {
  const { received, total } = checkout;
  const amount = formatPeso(received ?? total);
  const done = checkout.state === 'refunded';
  const way = wayBack(checkout);
  if (received !== null && received !== total)
    return {
      title: done ? 'Wrong amount paid, refunded' : 'Wrong amount paid, refund on its way',
      text: `We received ${amount}, but the price is ${formatPeso(total)}, so the time was not booked. ${way}`,
    };
  if (checkout.cancelled)
    return {
      title: done ? 'Cancelled, refunded' : 'Cancelled, refund on its way',
      text: `The booking was cancelled, and the payment was ${amount}. ${way}`,
    };
  if (checkout.refund?.reason === 'DUPLICATE')
    return {
      title: done ? 'Paid twice, refunded' : 'Paid twice, refund on its way',
      text: `The payment of ${amount} arrived when the meeting was already paid. ${way}`,
    };
  return {
    title: done ? 'Paid too late, refunded' : 'Paid too late, refund on its way',
    text: `The payment of ${amount} arrived when the time was no longer open. ${way}`,
  };
}
