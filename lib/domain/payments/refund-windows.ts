import { DAY_MS } from '@/lib/domain/platform/time';
import type { PaymentMethod } from './payment';

/**
 * Days after a payment for which the gateway accepts a partial or full refund of it; 0 where it never does. Source:
 * PayMongo, Refunding transactions (developers.paymongo.com/docs/refunding-transactions). `dob` is BPI's window:
 * UnionBank accepts none, and the gateway then refuses. For ShopeePay no window is published: the gateway's response
 * decides.
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
 * Whether the gateway may still refund money that was paid with this method. `paidAt` and `now` are epoch ms. Other
 * refunds are paid by hand, to an account that the client names.
 */
export function refundableByGateway(method: PaymentMethod, paidAt: number, now: number): boolean {
  const days = REFUND_DAYS[method];
  return days > 0 && now - paidAt <= days * DAY_MS;
}

export interface UsualDays {
  readonly days: number;
  readonly banking: boolean;
}

/**
 * Usual time of a refund from the gateway to the client's account or card; null where none is published, and for QR
 * Ph, which accepts none. Source: PayMongo, Refunding transactions
 * (developers.paymongo.com/docs/refunding-transactions, paymongo.help 11904095): cards up to 30 days, GCash, Maya,
 * GrabPay and BillEase within 24 hours, which a weekend makes a banking day, and online banking 3 banking days.
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

/** Returns the usual number of days of a refund through this method; null where none is published. */
export function usualRefundDays(method: PaymentMethod | null): UsualDays | null {
  return method && REFUND_ARRIVES[method];
}
