import type { Checkout } from '@/lib/contract/payments/payments';
import { formatPeso } from '@/lib/domain/platform/money';
import { type CheckoutText, waitingText, wayBack } from '../method-text';

/** Title and first sentences of a state. */
export function textFor(checkout: Checkout): CheckoutText {
  const amount = formatPeso(checkout.total);
  switch (checkout.state) {
    case 'waiting':
      return waitingText(checkout);
    case 'confirmed':
      return {
        title: checkout.details ? 'Your meeting is confirmed' : 'The meeting is confirmed',
        text: `The payment of ${amount} arrived.`,
      };
    case 'expired':
      return {
        title: 'This time is no longer held',
        text: 'No payment arrived in time, so the time is open to others again. If a payment still arrives, the meeting is confirmed as long as the time is still open; otherwise all of it is refunded.',
      };
    case 'cancelled':
      return {
        title: 'This booking was cancelled',
        text: `The time is open to others again. ${
          checkout.received
            ? `The payment of ${formatPeso(checkout.received)} is not returned, because it was cancelled too late.`
            : 'Nothing was charged.'
        }`,
      };
    case 'refunding':
    case 'refunded':
      return refundText(checkout);
  }
}

/** Why money goes back, and how far it is. */
function refundText(checkout: Checkout): CheckoutText {
  const { received, total } = checkout;
  const amount = formatPeso(received ?? total);
  const done = checkout.state === 'refunded';
  const way = wayBack(checkout);
  if (received !== null && received !== total)
    return {
      title: done ? 'Another amount paid, refunded' : 'Another amount paid, refund on its way',
      text: `${amount} arrived and the price is ${formatPeso(total)}, so the time was not booked. ${way}`,
    };
  if (checkout.cancelled)
    return {
      title: done ? 'Cancelled, refunded' : 'Cancelled, refund on its way',
      text: `The booking was cancelled, and the payment was ${amount}. ${way}`,
    };
  if (checkout.refund?.reason === 'DUPLICATE')
    return {
      title: done ? 'Paid twice, refunded' : 'Paid twice, refund on its way',
      text: `The payment of ${amount} arrived when the meeting was paid already. ${way}`,
    };
  return {
    title: done ? 'Paid too late, refunded' : 'Paid too late, refund on its way',
    text: `The payment of ${amount} arrived when the time was no longer open. ${way}`,
  };
}
