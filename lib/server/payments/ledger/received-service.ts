import 'server-only';
import type { PayableType, PaymentMethod } from '@/lib/domain/payments/payment';
import {
  amountsOf,
  type ReceivedAmounts,
  type ReceivedStatus,
  receivedStatus,
} from '@/lib/domain/payments/received';
import { monthRange } from '@/lib/domain/platform/months';
import type { TimeRange } from '@/lib/domain/platform/time';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import type { PayableTitle } from '@/lib/server/registry/payable';
import { registeredPayables } from '@/lib/server/registry/registry';
import * as store from './received-store';

/** A payment that arrived, as whoever it was for sees it. */
export interface ReceivedPayment {
  readonly id: string;
  readonly payableType: PayableType;
  readonly payableId: string;
  readonly method: PaymentMethod;
  readonly paidAt: Date;
  readonly status: ReceivedStatus;
  readonly amounts: ReceivedAmounts;
  /** The lawyer's own number of the invoice that was sent for it. */
  readonly invoiceNumber: string | null;
}

export interface PaymentOfLawyer {
  readonly payment: ReceivedPayment;
  readonly about: PayableTitle;
}

/** Payments for what a lawyer does that arrived in a month, the latest first, and the months that have any. */
export async function paymentsOfLawyer(
  lawyerId: string,
  month: string,
): Promise<{ months: string[]; payments: PaymentOfLawyer[] }> {
  const [months, received] = await Promise.all([
    monthsOfLawyer(database(), lawyerId),
    receivedByLawyer(database(), lawyerId, monthRange(month)),
  ]);
  return { months, payments: await withTitles(database(), received) };
}

/** Keys `YYYY-MM` of the Manila months in which payments for a lawyer arrived, the latest first. */
export function monthsOfLawyer(exec: Executor, lawyerId: string): Promise<string[]> {
  return store.listMonths(exec, payablesOf(exec, lawyerId));
}

/** Payments with what each was for, in as many statements as there are kinds. */
export async function withTitles<P extends Pick<ReceivedPayment, 'payableType' | 'payableId'>>(
  exec: Executor,
  received: readonly P[],
): Promise<{ payment: P; about: PayableTitle }[]> {
  const titles = await titlesOf(exec, received);
  return received.flatMap((payment) => {
    const about = titles.get(keyOf(payment.payableType, payment.payableId));
    return about ? [{ payment, about }] : [];
  });
}

/** Payments for these kinds of things, all unless told, that arrived for a lawyer in a span; the latest first. One statement. */
export function receivedByLawyer(
  exec: Executor,
  lawyerId: string,
  span: TimeRange,
  isMeant?: (type: PayableType) => boolean,
): Promise<ReceivedPayment[]> {
  return receivedOf(exec, lawyerId, { span }, isMeant);
}

/** Those of the payments that arrived for a lawyer that are meant; the latest first. One statement. */
export async function receivedOf(
  exec: Executor,
  lawyerId: string,
  meant: store.Meant,
  isMeant: (type: PayableType) => boolean = () => true,
): Promise<ReceivedPayment[]> {
  const of = payablesOf(exec, lawyerId).filter(({ type }) => isMeant(type));
  if (of.length === 0) return [];
  const rows = await store.listReceived(exec, of, meant);
  return rows.flatMap(({ payment, refunded, invoiceNumber }) => {
    const { id, payableType, payableId, method, paidAt, received } = payment;
    if (!paidAt || received === null || method === null) return [];
    const status = receivedStatus({ status: payment.status, refunded });
    const amounts = amountsOf({ ...payment, received, refunded });
    return [{ id, payableType, payableId, method, paidAt, status, amounts, invoiceNumber }];
  });
}

/** Everything that was or will be paid for to a lawyer. */
export function payablesOf(exec: Executor, lawyerId: string): store.PayablesOf[] {
  return registeredPayables().map(({ type, ofLawyer }) => ({
    type,
    ids: ofLawyer(exec, lawyerId),
  }));
}

/** One call for each kind. */
async function titlesOf(
  exec: Executor,
  payments: readonly Pick<ReceivedPayment, 'payableType' | 'payableId'>[],
): Promise<ReadonlyMap<string, PayableTitle>> {
  const found = await Promise.all(
    registeredPayables().map(async ({ type, titles }) => {
      const ofType = payments.filter(({ payableType }) => payableType === type);
      const ids = [...new Set(ofType.map(({ payableId }) => payableId))];
      return (await titles(exec, ids)).map((title) => [keyOf(type, title.id), title] as const);
    }),
  );
  return new Map(found.flat());
}

function keyOf(type: PayableType, id: string): string {
  return `${type}:${id}`;
}

export type { PayablesOf } from './received-store';
export { arrivedFor } from './received-store';
