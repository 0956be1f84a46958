import 'server-only';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { type ReceivedAmounts, sumOf } from '@/lib/domain/payments/received';
import { monthKey, monthRange, yearRange } from '@/lib/domain/platform/months';
import { manilaYear } from '@/lib/domain/platform/time';
import { type TaxData, taxDataOf } from '@/lib/server/lawyers/banking/tax-service';
import { lawyerOf } from '@/lib/server/lawyers/verification/service';
import { AppError } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import { availableBefore } from '../ledger/balances-service';
import {
  arrivedFor,
  monthsOfLawyer,
  type PaymentOfLawyer,
  payablesOf,
  receivedByLawyer,
  withTitles,
} from '../ledger/received-service';
import { payorOf } from '../tax/payor-service';
import { linesOfYear, sumsOf } from '../tax/record-service';
import { listCorrections } from '../tax/withholding-service';
import * as store from './store';

/** A change of the lawyer's balance, centavos. */
export type Movement = { readonly at: Date; readonly amount: number } & (
  | {
      readonly kind: 'release' | 'tax' | 'correction';
      readonly reference: string;
      readonly about: string;
    }
  | {
      readonly kind: 'payout' | 'return';
      readonly bankId: string;
      readonly accountEnd: string;
      readonly withheld: number;
    }
);

export interface Statement {
  readonly month: string;
  readonly lawyer: { readonly name: string; readonly rollNumber: string };
  readonly tax: TaxData | null;
  readonly payments: readonly PaymentOfLawyer[];
  readonly opening: number;
  readonly movements: readonly Movement[];
  readonly closing: number;
}

/** @throws AppError invalid_input for a month that has not begun */
export async function statementOf(
  lawyerId: string,
  month: string,
  now: number,
): Promise<Statement> {
  const span = monthRange(month);
  if (span.start > now)
    throw new AppError('invalid_input', FIELD_COPY.monthAhead, {
      fields: { month: FIELD_COPY.monthAhead },
    });
  const exec = database();
  const [lawyer, tax, received, opening, releases, payouts, corrections] = await Promise.all([
    ...([lawyerOf(exec, lawyerId), taxDataOf(exec, lawyerId)] as const),
    receivedByLawyer(exec, lawyerId, span),
    availableBefore(exec, lawyerId, span.start),
    store.listReleases(exec, arrivedFor(payablesOf(exec, lawyerId)), span),
    store.listPayouts(exec, lawyerId, span),
    listCorrections(exec, span, lawyerId),
  ]);
  const payments = (await withTitles(exec, received)).toReversed();
  const movements = [
    ...(await namedReleases(releases)),
    ...payouts.map(({ kind, ...payout }) => ({
      kind: kind === 'return' ? ('return' as const) : ('payout' as const),
      ...payout,
    })),
    ...corrections
      .filter(({ withheld }) => withheld > 0)
      .map(({ at, withheld, ...payment }): Movement => {
        const reference = paymentReference(payment);
        return { kind: 'correction', at, amount: withheld, reference, about: '' };
      }),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const closing = movements.reduce((sum, { amount }) => sum + amount, opening);
  const { displayName: name, rollNumber } = lawyer;
  return { month, lawyer: { name, rollNumber }, tax, payments, opening, movements, closing };
}

async function namedReleases(
  rows: Awaited<ReturnType<typeof store.listReleases>>,
): Promise<Movement[]> {
  const named = await withTitles(
    database(),
    rows.map(({ payment }) => payment),
  );
  const names = new Map(named.map(({ payment, about }) => [payment.id, about.client.name]));
  return rows.flatMap(({ payment, at, amount, withheld }): Movement[] => {
    const of = {
      at,
      reference: paymentReference(payment),
      about: names.get(payment.id) ?? '',
    };
    const released: Movement = { kind: 'release', amount, ...of };
    return withheld > 0 ? [released, { kind: 'tax', amount: -withheld, ...of }] : [released];
  });
}

export interface Sums extends ReceivedAmounts {
  /** Released and taxed, and the tax: withheld at releases, less what corrections returned. */
  readonly taxed: number;
  readonly withheld: number;
  readonly paidOut: number;
}

export interface Year {
  readonly year: number;
  /** Who withholds tax; null where nobody is named. */
  readonly agent: string | null;
  readonly years: readonly number[];
  readonly months: readonly (Sums & { readonly month: string })[];
  readonly totals: Sums;
}

/** Returns the sums of a year by month, in a number of statements that does not grow with the payments. */
export async function yearOf(lawyerId: string, year: number, now: number): Promise<Year> {
  const keys = Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}`);
  const span = yearRange(year);
  const exec = database();
  const [months, received, payouts, lines, payor] = await Promise.all([
    monthsOfLawyer(exec, lawyerId),
    receivedByLawyer(exec, lawyerId, span),
    store.listPayouts(exec, lawyerId, span),
    linesOfYear(exec, year, lawyerId),
    payorOf(exec),
  ]);
  const sums = (month: string | null) => {
    const isIn = (at: Date) => month === null || monthKey(at.getTime()) === month;
    const amounts = received.filter(({ paidAt }) => isIn(paidAt)).map((one) => one.amounts);
    const moved = payouts.filter(({ at }) => isIn(at));
    const byPayouts = moved.reduce((sum, one) => sum + withheldOf(one), 0);
    const taken = moved.reduce((sum, { amount }) => sum - amount, 0);
    const { taxed, withheld } = sumsOf(lines, month);
    return {
      ...sumOf(amounts),
      taxed,
      withheld: byPayouts + withheld,
      paidOut: taken - byPayouts,
    };
  };
  const years = [manilaYear(now), year, ...months.map((month) => Number(month.slice(0, 4)))];
  return {
    year,
    agent: payor.name,
    years: [...new Set(years)].toSorted((a, b) => b - a),
    months: keys.map((month) => ({ month, ...sums(month) })),
    totals: sums(null),
  };
}

function withheldOf({ kind, withheld }: { kind: string; withheld: number }): number {
  return kind === 'return' ? -withheld : withheld;
}
