import 'server-only';
import { feeRanges } from '@/lib/domain/payments/fee-invoice';
import type { TimeRange } from '@/lib/domain/platform/time';
import { AppError } from '@/lib/server/platform/app-error';
import type { Executor } from '@/lib/server/platform/db/pool';
import { feeSeller } from '../fee-seller/service';
import { paymentSettings } from '../settings/settings';
import { taxPackDecisions } from '../tax/pack-service';

/** Returns the times in which the tax pack is on: fees that arrive in them are invoiced. One statement. */
export async function feeInvoiceRanges(exec: Executor): Promise<TimeRange[]> {
  return feeRanges(await taxPackDecisions(exec));
}

/**
 * Refuses a change by which invoices of the platform fee would be due that nobody could issue. What it does not name
 * is as it is now: the fee (centavos), and whether the tax pack is on or planned.
 * @throws AppError invalid_input while the seller's data are missing
 */
export async function requireInvoiceable(
  exec: Executor,
  change: { readonly fee?: number; readonly packOn?: boolean },
  now: number,
): Promise<void> {
  const fee = change.fee ?? (await paymentSettings(exec)).platform_fee;
  if (fee === 0 || !(change.packOn ?? (await isOnOrPlanned(exec, now)))) return;
  if (await feeSeller(exec)) return;
  throw new AppError(
    'invalid_input',
    'Invoices of the platform fee could not be issued: first enter the seller’s data under Fee invoices.',
  );
}

async function isOnOrPlanned(exec: Executor, now: number): Promise<boolean> {
  return (await feeInvoiceRanges(exec)).some(({ end }) => end > now);
}
