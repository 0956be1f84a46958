import 'server-only';
import { groupedTin } from '@/lib/domain/lawyers/tax';
import { encrypt } from '@/lib/server/platform/crypto/encryption';
import { type Executor, type Transaction, transaction } from '@/lib/server/platform/db/pool';
import { exportFile } from '@/lib/server/registry/export-file';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { dataOf, encryptedTin } from './tax-service';
import * as store from './tax-store';

export async function exportedTax(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const row = await store.findTaxOfUser(exec, userId);
  if (!row) return undefined;
  const { tin, registeredName, vatStatus, updatedAt } = dataOf(row);
  const file =
    row.documentKey && row.documentName
      ? exportFile({ id: 'tax', name: row.documentName, storageKey: row.documentKey })
      : null;
  const data = {
    tin: groupedTin(tin),
    registered_name: registeredName,
    vat_status: vatStatus,
    updated_at: updatedAt,
    document_in_this_archive: file?.path ?? null,
  };
  return { name: 'tax', data, files: file ? [file] : [] };
}

/** Encrypts the TIN of a user for another handle of the profile, just before the profile gets it. */
export async function moveTax(tx: Transaction, userId: string, handle: string): Promise<void> {
  const row = await store.findTaxOfUser(tx, userId);
  if (!row) return;
  const tin = encrypt(dataOf(row).tin, encryptedTin.purpose(handle));
  await store.setTin(tx, row.lawyerId, tin);
}

/**
 * Erases the tax data of a deleted account with the certificate. What the books need stays until `purgeTax`, without
 * the certificate.
 */
export async function eraseTax(
  tx: Transaction,
  { id }: ErasedAccount,
  now: number,
): Promise<string[]> {
  const row = await store.findTaxOfUser(tx, id);
  if (!row) return [];
  const { lawyerId, documentKey } = row;
  if ((await neededOf(tx, [lawyerId], now)).has(lawyerId))
    await store.setDocument(tx, lawyerId, null);
  else await store.deleteTax(tx, [lawyerId]);
  return documentKey === null ? [] : [documentKey];
}

/** Daily job: deletes the tax data of deleted accounts that the books need no more. */
export async function purgeTax(now: number): Promise<void> {
  await transaction(async (tx) => {
    const kept = await store.listTaxOfDeleted(tx);
    const needed = await neededOf(tx, kept, now);
    await store.deleteTax(
      tx,
      kept.filter((lawyerId) => !needed.has(lawyerId)),
    );
  });
}

async function neededOf(
  exec: Executor,
  lawyerIds: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const needed = new Set<string>();
  for (const { account } of registeredFeatures())
    for (const id of (await account?.taxDataNeeded?.(exec, lawyerIds, now)) ?? []) needed.add(id);
  return needed;
}
