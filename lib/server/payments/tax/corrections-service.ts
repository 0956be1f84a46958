import 'server-only';
import { FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { correctionOf } from '@/lib/domain/payments/withholding';
import { formatPeso } from '@/lib/domain/platform/money';
import { manilaQuarter, manilaYear } from '@/lib/domain/platform/time';
import { AppError, notFound } from '@/lib/server/platform/app-error';
import { record } from '@/lib/server/platform/audit/service';
import { lock } from '@/lib/server/platform/db/locks';
import type { Transaction } from '@/lib/server/platform/db/pool';
import { payableOf } from '@/lib/server/registry/registry';
import { postCorrection } from '../ledger/ledger';
import * as store from './corrections-store';
import { linesOfQuarter, sumsOf } from './record-service';

export interface Correction {
  readonly paymentId: string;
  /** Centavos that the lawyer gave back to the client after the release. */
  readonly amount: number;
  readonly reason: string;
}

/**
 * Records what a lawyer gave back of a payment after its release: the year's sum becomes less, and the tax of it
 * returns to the lawyer's balance as far as that much was withheld in the quarter of the correction. Both in one
 * transaction; returns the row.
 * @throws AppError not_found for a payment that was not released; invalid_input for more than was released of it
 */
export async function correctRelease(
  tx: Transaction,
  userId: string,
  { paymentId, amount, reason }: Correction,
  now: number,
): Promise<store.CorrectionRow> {
  const payment = await store.lockReleased(tx, paymentId);
  if (!payment) throw notFound();
  const [owner] = await payableOf(payment.payableType).lawyersOf(tx, [payment.payableId]);
  if (!owner) throw notFound();
  const { lawyerId } = owner;
  await lock(tx, 'tax', lawyerId);
  const earlier = await store.correctionsOf(tx, paymentId);
  const left = payment.released - sumOf(earlier, 'amount');
  if (amount > left) {
    const message = fill(FIELD_COPY.onlyReleased, { amount: formatPeso(left) });
    throw new AppError('invalid_input', message, { fields: { amount: message } });
  }
  const withholding = await store.findWithholding(tx, paymentId);
  const period = { year: manilaYear(now), quarter: manilaQuarter(now) };
  const { base = 0, rate = 0, remitted = 0 } = withholding ?? {};
  const { taxed: less, withheld: back } = correctionOf({
    amount,
    release: {
      base,
      rate,
      taxed: rate > 0 ? remitted : 0,
      corrected: sumOf(earlier, 'taxed'),
    },
    quarter: sumsOf(await linesOfQuarter(tx, period, lawyerId)),
  });
  const row = await store.insertCorrection(tx, {
    paymentId,
    lawyerId,
    amount,
    reason,
    userId,
    taxed: less,
    withheld: back,
    at: new Date(now),
  });
  await postCorrection(tx, row, now);
  await record(tx, 'tax_corrected', { role: 'admin', userId }, { subject: paymentId, now });
  return row;
}

function sumOf(rows: readonly store.CorrectionRow[], key: 'amount' | 'taxed'): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
