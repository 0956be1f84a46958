import 'server-only';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { exportFile } from '@/lib/server/registry/export-file';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { serializeCase } from './serialize';
import { completed } from './service';
import * as store from './store';

/** Exports the cases of a user: the text of both parties, and the user's own files. */
export async function exportedCases(
  exec: Executor,
  userId: string,
): Promise<ExportSection | undefined> {
  const cases = await completed(exec, await store.findAllOf(exec, userId));
  if (cases.length === 0) return undefined;
  const own = cases
    .flatMap(({ parts }) => parts.files.filter(({ ownerId }) => ownerId === userId))
    .map((row) => ({ id: row.id, file: exportFile(row) }));
  const paths = new Map(own.map(({ id, file }) => [id, file.path]));
  const data = cases.map((full) => serializeCase(full, (id) => paths.get(id) ?? ''));
  return { name: 'cases', data, files: own.map(({ file }) => file) };
}

/** Erases the text when either account is deleted, and files with the account that submitted them. */
export async function eraseCases(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.eraseWords(tx, id);
  return store.deleteFilesOf(tx, id);
}
