import 'server-only';
import { TAX_DATA_MISSING } from '@/lib/catalogue/deletion-waits';
import { paymentReference } from '@/lib/domain/payments/payment-reference';
import { yearRange } from '@/lib/domain/platform/months';
import { TAX_DATA_YEARS } from '@/lib/domain/platform/retention';
import { manilaYear } from '@/lib/domain/platform/time';
import { taxDataOf } from '@/lib/server/lawyers/banking/tax-service';
import { findLawyerId } from '@/lib/server/lawyers/profiles/service';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { exportFile } from '@/lib/server/registry/export-file';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { deleteDeclarations, listDeclarations } from './declarations-store';
import { listCorrections, listTaxedSince, listWithholdings } from './withholding-service';

/** Returns those of these lawyers from whom tax was withheld in a year of which the books are kept. One statement. */
export function taxDataNeeded(
  exec: Executor,
  lawyerIds: readonly string[],
  now: number,
): Promise<string[]> {
  return listTaxedSince(exec, lawyerIds, yearRange(manilaYear(now) - TAX_DATA_YEARS).start);
}

/** Returns why a lawyer's account must stay: tax was withheld, and nobody knows for whom. */
export async function deletionWaits(
  exec: Executor,
  userId: string,
  now: number,
): Promise<string | null> {
  const lawyerId = await findLawyerId(exec, userId);
  if (!lawyerId || (await taxDataOf(exec, lawyerId))) return null;
  return (await taxDataNeeded(exec, [lawyerId], now)).length > 0 ? TAX_DATA_MISSING : null;
}

/** All of time. */
const EVER = { start: 0, end: Date.UTC(9999, 0) };

export async function exportedWithholdings(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const lawyerId = await findLawyerId(exec, userId);
  if (!lawyerId) return undefined;
  const withheld = await listWithholdings(exec, EVER, lawyerId);
  const corrected = await listCorrections(exec, EVER, lawyerId);
  if (withheld.length + corrected.length === 0) return undefined;
  return {
    name: 'tax_withheld',
    data: {
      releases: withheld.map((row) => ({
        payment_reference: paymentReference(row),
        released_at: row.at,
        released_centavos: row.remitted,
        released_before_in_the_year_centavos: row.sumBefore,
        declared_below: row.declaredBelow,
        base_per_cent: row.base / 100,
        rate_per_cent: row.rate / 100,
        withheld_centavos: row.withheld,
      })),
      corrections: corrected.map((row) => ({
        payment_reference: paymentReference(row),
        at: row.at,
        given_back_centavos: row.amount,
        returned_centavos: row.withheld,
        reason: row.reason,
      })),
    },
  };
}

export async function exportedDeclarations(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const lawyerId = await findLawyerId(exec, userId);
  const rows = lawyerId ? await listDeclarations(exec, lawyerId) : [];
  if (rows.length === 0) return undefined;
  const exported = rows.map((row) => ({
    row,
    file: exportFile({
      id: `declaration-${row.year}`,
      name: row.documentName,
      storageKey: row.documentKey,
    }),
  }));
  return {
    name: 'tax_declarations',
    data: exported.map(({ row, file }) => ({
      year: row.year,
      stays_below: row.staysBelow,
      submitted_at: row.submittedAt,
      document_in_this_archive: file.path,
    })),
    files: exported.map(({ file }) => file),
  };
}

export async function eraseDeclarations(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  const lawyerId = await findLawyerId(tx, id);
  return lawyerId ? deleteDeclarations(tx, lawyerId) : [];
}
