import 'server-only';
import path from 'node:path';
import { copiesIn } from './file-lists';
import { hashOf, type Written } from './hashed-files';
import { type BackupFolder, DUMP, FILES, LIST, type Manifest, OperatorError } from './manifest';

const NAMED = 5;

/**
 * Reads a whole backup and compares it with its hashes.
 * @throws OperatorError naming what differs
 */
export async function checkBackup({
  folder,
  place,
  manifest,
}: BackupFolder & { manifest: Manifest }): Promise<void> {
  for (const [name, expected] of [
    [DUMP, manifest.database],
    [LIST, manifest.files],
  ] as const) {
    const reason = difference(await hashOf(path.join(folder, name)), expected);
    if (reason) throw new OperatorError(`${path.join(folder, name)} ${reason}.`);
  }
  const wrong: string[] = [];
  let all = 0;
  for await (const listed of copiesIn(folder)) {
    const reason = difference(await hashOf(path.join(place, FILES, listed.key)), listed);
    if (!reason) continue;
    all += 1;
    if (wrong.length < NAMED) wrong.push(`${listed.key} ${reason}`);
  }
  if (all === 0) return;
  const more = all > wrong.length ? `, and ${all - wrong.length} more` : '';
  throw new OperatorError(
    `Files of this backup are not as they were copied: ${wrong.join(', ')}${more}.`,
  );
}

/** Describes how a file differs from its record; undefined when it does not. */
export function difference(found: Written | null, expected: Written): string | undefined {
  if (!found) return 'is missing';
  if (found.size < expected.size) return 'is cut off';
  if (found.size !== expected.size || found.sha256 !== expected.sha256) return 'was altered';
  return undefined;
}
