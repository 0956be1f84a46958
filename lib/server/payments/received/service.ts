import 'server-only';
import type { PaymentMethod } from '@/lib/domain/payments/payment';
import {
  amountsOf,
  type ReceivedAmounts,
  type ReceivedStatus,
  receivedStatus,
} from '@/lib/domain/payments/received';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import * as store from './store';

/** A payment that arrived, as whoever it was for sees it. */
export interface ReceivedPayment {
  readonly id: string;
  readonly payableId: string;
  readonly method: PaymentMethod;
  readonly paidAt: Date;
  readonly status: ReceivedStatus;
  readonly amounts: ReceivedAmounts;
}

/** Payments for these payables that arrived in a span, the latest first. */
export async function receivedIn(
  exec: Executor,
  of: store.PayablesOf,
  span: TimeRange,
): Promise<ReceivedPayment[]> {
  const rows = await store.listReceived(exec, of, span);
  return rows.flatMap(({ payment, refunded }) => {
    const { id, payableId, method, paidAt, received } = payment;
    if (!paidAt || received === null || method === null) return [];
    const status = receivedStatus({ status: payment.status, refunded });
    const amounts = amountsOf({ ...payment, received, refunded });
    return [{ id, payableId, method, paidAt, status, amounts }];
  });
}

export { listMonths as monthsWithPayments } from './store';
