import { SERVICES_PART } from '@/lib/catalogue/agreement-money';
import type { Checkout } from '@/lib/contract/payments/payments';
import { formatPeso } from '@/lib/domain/platform/money';
import { type CheckoutText, type Returned, waitingText, wayBack } from '../method-text';

export function textFor(checkout: Checkout, returned: Returned = null): CheckoutText {
  switch (checkout.state) {
    case 'waiting':
      return waitingText(checkout, returned);
    case 'confirmed':
      return { title: paidTitle(checkout), text: confirmedText(checkout) };
    case 'expired':
      return expiredText(checkout);
    case 'cancelled':
      return {
        title: 'This payment is no longer needed',
        text: `The ${nounOf(checkout)} has changed since, so there is nothing to pay here. If a payment still arrives, all of it is refunded.`,
      };
    case 'refunding':
    case 'refunded':
      return refundText(checkout);
  }
}

/** Returns the word for what is paid: an agreement, or an order of written work. */
export function nounOf({ details }: Pick<Checkout, 'details'>): 'agreement' | 'order' {
  return details?.work_item?.is_order ? 'order' : 'agreement';
}

function paidTitle({ details }: Checkout): string {
  const item = details?.work_item;
  if (!item) return 'The payment is confirmed';
  if (item.part === null) return `Your ${nounOf({ details })} is paid`;
  return item.part === SERVICES_PART
    ? 'Your additional services are paid'
    : `“${item.part}” is paid`;
}

function confirmedText({ received, total, refund }: Checkout): string {
  const arrived = `The payment of ${formatPeso(received ?? total)} arrived.`;
  return refund
    ? `${arrived} ${formatPeso(refund.amount)} of it goes back to the client.`
    : arrived;
}

function expiredText({ details }: Checkout): CheckoutText {
  const item = details?.work_item;
  const noun = nounOf({ details });
  const late = `If a payment still arrives, it counts as long as the ${noun} waits for it; otherwise all of it is refunded.`;
  const nothing = 'No payment arrived in time here, so nothing was charged.';
  if (!item?.is_open) return { title: 'The time to pay has ended', text: `${nothing} ${late}` };
  if (item.part === null)
    return {
      title: item.is_order
        ? 'The order is open to pay again'
        : 'The agreement is open to accept again',
      text: `${nothing} ${late}`,
    };
  return {
    title: 'The time to pay has ended',
    text: `${nothing} Open the ${noun} to see what you can accept or pay again. ${late}`,
  };
}

/** Explains why everything is refunded, and the state of the refund. */
function refundText(checkout: Checkout): CheckoutText {
  const { received, total, refund, state } = checkout;
  const amount = formatPeso(received ?? total);
  const way = wayBack(checkout);
  const title = (why: string) =>
    `${why}, ${state === 'refunded' ? 'refunded' : 'refund on its way'}`;
  switch (refund?.reason) {
    case 'OTHER_AMOUNT':
      return {
        title: title('Wrong amount paid'),
        text: `We received ${amount}, but the price is ${formatPeso(total)}, so it did not count as the payment. ${way}`,
      };
    case 'DUPLICATE':
      return {
        title: title('Paid twice'),
        text: `The payment of ${amount} arrived when this was already paid. ${way}`,
      };
    case 'DISPUTE':
      return {
        title: title('Decided after your objection'),
        text: `The payment was ${amount}. ${way}`,
      };
    case 'CANCELLED':
      return { title: title('Cancelled'), text: `The payment was ${amount}. ${way}` };
    case 'LATE':
    case undefined:
      return {
        title: title('Paid too late'),
        text: `The payment of ${amount} arrived when the ${nounOf(checkout)} no longer waited for it. ${way}`,
      };
  }
}
