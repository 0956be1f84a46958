import 'server-only';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { exportFile } from '@/lib/server/registry/export-file';
import type { ErasedAccount, ExportSection } from '@/lib/server/registry/feature';
import { serializeCase } from './serialize';
import { completed } from './service';
import * as store from './store';

/** Both read all of it on the site, and both get it in their data; files, each their own. */
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

/** The words go with the account of either, files with that of who handed them in. */
export async function eraseCases(tx: Transaction, { id }: ErasedAccount): Promise<string[]> {
  await store.eraseWords(tx, id);
  return store.deleteFilesOf(tx, id);
}
