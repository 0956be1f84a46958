import 'server-only';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { hideNotary } from '../search/listing-service';
import * as store from './personal-data-store';

/** The notary profile as it is stored; its document is among the lawyer's identity documents. */
export async function exportedNotary(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const found = await store.findNotaryOfUser(exec, userId);
  if (!found) return undefined;
  const { lawyerId: _lawyer, picture: _picture, ...facts } = found.notary;
  return { name: 'notary', data: { ...facts, hours: found.hours, services: found.services } };
}

export async function eraseNotary(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await hideNotary(tx, id);
  await store.deleteNotary(tx, id);
  return [];
}
