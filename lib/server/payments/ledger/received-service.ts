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
import { type Given, given, prepared, preparedBy } from '@/lib/server/platform/db/prepared';
import type { PayableTitle } from '@/lib/server/registry/payable';
import { registeredPayables } from '@/lib/server/registry/registry';
import * as store from './received-store';

export interface ReceivedPayment {
  readonly id: string;
  readonly payableType: PayableType;
  readonly payableId: string;
  readonly method: PaymentMethod;
  readonly paidAt: Date;
  readonly status: ReceivedStatus;
  readonly amounts: ReceivedAmounts;
  /** Number that the lawyer gave the invoice sent for it. */
  readonly invoiceNumber: string | null;
}

export interface PaymentOfLawyer {
  readonly payment: ReceivedPayment;
  readonly about: PayableTitle;
}

/** Returns the payments that arrived for a lawyer in a month, the latest first, and the months that have any. */
export async function paymentsOfLawyer(
  lawyerId: string,
  month: string,
): Promise<{ months: string[]; payments: PaymentOfLawyer[] }> {
  const [known, found] = await Promise.all([
    monthsOfLawyer(database(), lawyerId),
    receivedByLawyer(database(), lawyerId, monthRange(month)),
  ]);
  return { months: known, payments: await withTitles(database(), found) };
}

/** Returns the Manila months (`YYYY-MM`) in which payments for a lawyer arrived, the latest first. */
export async function monthsOfLawyer(exec: Executor, lawyerId: string): Promise<string[]> {
  const rows = await months(exec, { lawyerId });
  return rows.map(({ month }) => month);
}

/** Adds the titles of their payables to payments, in as many statements as there are kinds. */
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

/**
 * Returns the payments that arrived for a lawyer in a span, the latest first, for all kinds of payables unless some
 * are named. One statement.
 */
export function receivedByLawyer(
  exec: Executor,
  lawyerId: string,
  span: TimeRange,
  isMeant?: (type: PayableType) => boolean,
): Promise<ReceivedPayment[]> {
  const { start, end } = span;
  return receivedOf(
    exec,
    lawyerId,
    { which: 'span', start: new Date(start), end: new Date(end) },
    isMeant,
  );
}

interface Statement extends Readonly<Record<string, unknown>> {
  readonly types: readonly PayableType[];
  readonly which: store.Which;
}

const received = preparedBy((exec, { types, which }: Statement) => {
  const all = payablesOf(exec, given('lawyerId'));
  return store.receivedFor(
    exec,
    all.filter(({ type }) => types.includes(type)),
    which,
  );
});

const months = prepared((exec) => store.monthsFor(exec, payablesOf(exec, given('lawyerId'))));

export type Meant =
  | { readonly which: 'span'; readonly start: Date; readonly end: Date }
  | { readonly which: 'ids'; readonly ids: readonly string[] }
  | { readonly which: 'unreleased' };

export async function receivedOf(
  exec: Executor,
  lawyerId: string,
  meant: Meant,
  isMeant: (type: PayableType) => boolean = () => true,
): Promise<ReceivedPayment[]> {
  const types = registeredPayables().flatMap(({ type }) => (isMeant(type) ? [type] : []));
  if (types.length === 0) return [];
  const { which, ...values } = meant;
  const rows = await received(exec, { types, which }, { lawyerId, ...values });
  return rows.flatMap(({ payment, refunded, invoiceNumber }) => {
    const { id, payableType, payableId, method, paidAt, received: arrived } = payment;
    if (!paidAt || arrived === null || method === null) return [];
    const status = receivedStatus({ status: payment.status, refunded });
    const amounts = amountsOf({ ...payment, received: arrived, refunded });
    return [{ id, payableType, payableId, method, paidAt, status, amounts, invoiceNumber }];
  });
}

/** Returns queries of everything a lawyer was or will be paid for. */
export function payablesOf(exec: Executor, lawyerId: string | Given): store.PayablesOf[] {
  return registeredPayables().map(({ type, ofLawyer }) => ({
    type,
    ids: ofLawyer(exec, lawyerId),
  }));
}

/** Returns queries of the one meeting or agreement with this id, with everything that is part of it. */
export function partsOf(exec: Executor, id: string): store.PayablesOf[] {
  return registeredPayables().map((payable) => ({
    type: payable.type,
    ids: payable.partsOf(exec, id),
  }));
}

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
