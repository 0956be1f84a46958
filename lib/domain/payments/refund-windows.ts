import { DAY_MS } from '@/lib/domain/platform/time';
import type { PaymentMethod } from './payment';

/**
 * Days after a payment for which the gateway takes a refund of it, a part or the whole; 0 where it never does. Source:
 * PayMongo, Refunding transactions (developers.paymongo.com/docs/refunding-transactions). `dob` is BPI's window: UnionBank
 * takes none, which the gateway says when it is asked. Of ShopeePay no window is published: the gateway's answer decides.
 */
export const REFUND_DAYS: Readonly<Record<PaymentMethod, number>> = {
  card: 60,
  gcash: 180,
  maya: 365,
  grab_pay: 90,
  billease: 60,
  dob: 30,
  qrph: 0,
  shopee_pay: Infinity,
};

/**
 * Whether the gateway may still refund money that was paid with this method. `paidAt` and `now` are epoch ms. What it can't
 * is paid by hand, to an account that the client names.
 */
export function refundableByGateway(method: PaymentMethod, paidAt: number, now: number): boolean {
  const days = REFUND_DAYS[method];
  return days > 0 && now - paidAt <= days * DAY_MS;
}

/** Days until a refund usually shows, of any kind or banking days alone. */
export interface UsualDays {
  readonly days: number;
  readonly banking: boolean;
}

/**
 * How long a refund usually takes from the gateway to the client's account or card; null where none is published, and for
 * QR Ph, which takes none. Source: PayMongo, Refunding transactions (developers.paymongo.com/docs/refunding-transactions,
 * paymongo.help 11904095): cards up to 30 days, GCash, Maya, GrabPay and BillEase within 24 hours, which a weekend makes a
 * banking day, and online banking 3 banking days.
 */
const REFUND_ARRIVES: Readonly<Record<PaymentMethod, UsualDays | null>> = {
  card: { days: 30, banking: false },
  gcash: { days: 1, banking: true },
  maya: { days: 1, banking: true },
  grab_pay: { days: 1, banking: true },
  billease: { days: 1, banking: true },
  dob: { days: 3, banking: true },
  qrph: null,
  shopee_pay: null,
};

/** In how many days a refund through this method usually shows; null where nobody says. */
export function usualRefundDays(method: PaymentMethod | null): UsualDays | null {
  return method && REFUND_ARRIVES[method];
}
