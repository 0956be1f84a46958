import type { PaymentStatus } from './payment';
import { type Parts, partsReceived } from './refund';

export const RECEIVED_STATUSES = ['PAID', 'PARTLY_REFUNDED', 'REFUND_PENDING', 'REFUNDED'] as const;
export type ReceivedStatus = (typeof RECEIVED_STATUSES)[number];

interface ReceivedMoney extends Parts {
  readonly status: PaymentStatus;
  readonly total: number;
  readonly received: number;
  readonly refunded: number;
}

/** Centavos of a payment, split so that net is gross less the other two. */
export interface ReceivedAmounts {
  readonly gross: number;
  readonly refunded: number;
  readonly platformFee: number;
  readonly net: number;
}

/** Splits the money of a payment among its owners. A refund takes the lawyer's fee first (`partsOfRefund`). */
export function amountsOf({ refunded, ...payment }: ReceivedMoney): ReceivedAmounts {
  const { price, platformFee } = partsReceived(payment);
  const ofPrice = Math.min(refunded, price);
  return {
    gross: payment.received,
    refunded,
    platformFee: platformFee - (refunded - ofPrice),
    net: price - ofPrice,
  };
}

export function receivedStatus({
  status,
  refunded,
}: Pick<ReceivedMoney, 'status' | 'refunded'>): ReceivedStatus {
  if (status === 'REFUND_PENDING' || status === 'REFUNDED') return status;
  return refunded > 0 ? 'PARTLY_REFUNDED' : 'PAID';
}

export function sumOf(list: readonly ReceivedAmounts[]): ReceivedAmounts {
  const sum = (of: (amounts: ReceivedAmounts) => number) =>
    list.reduce((total, amounts) => total + of(amounts), 0);
  return {
    gross: sum((amounts) => amounts.gross),
    refunded: sum((amounts) => amounts.refunded),
    platformFee: sum((amounts) => amounts.platformFee),
    net: sum((amounts) => amounts.net),
  };
}
