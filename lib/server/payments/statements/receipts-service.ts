import 'server-only';
import type { PayableRef, PaymentMethod } from '@/lib/domain/payments/payment';
import { notFound } from '@/lib/server/platform/app-error';
import type { Executor } from '@/lib/server/platform/db/pool';
import { findArrived, type PaymentRow } from '../checkout/service';
import { listRefunds, type RefundRow } from '../refunds/service';

/** A payment that arrived, with what went back of it. */
export interface PaidPayment {
  readonly payment: PaymentRow & { paidAt: Date; received: number; method: PaymentMethod };
  readonly refunds: readonly RefundRow[];
}

/** What was paid for a payable; not found while no money arrived. */
export async function paidPaymentOf(exec: Executor, payable: PayableRef): Promise<PaidPayment> {
  const payment = await findArrived(exec, payable);
  if (!payment?.paidAt || payment.received === null || payment.method === null) throw notFound();
  const { paidAt, received, method } = payment;
  return {
    payment: { ...payment, paidAt, received, method },
    refunds: await listRefunds(exec, payment.id),
  };
}
