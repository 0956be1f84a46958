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
