// npm run backup -- <folder>: the database and its files, beside the backups that the folder has already (docs/backup.md).

import type { OperatorCommands } from '../lib/operator-commands.ts';
import { CommandError } from '../server/log.ts';
import { operatorCommand } from './lib/operator-command.ts';

const HOW = 'Use: npm run backup -- <folder> [--keep=<number of backups that stay there>]';

interface Wanted {
  readonly folder: string;
  /** Number of backups to keep in the folder; undefined for all. */
  readonly keep: number | undefined;
}

function readWanted(args: string[]): Wanted {
  const [folder, ...others] = args.filter((arg) => !arg.startsWith('--'));
  const [option, ...more] = args.filter((arg) => arg.startsWith('--'));
  const keep = option?.match(/^--keep=([1-9]\d{0,4})$/)?.[1];
  if (!folder || others.length > 0 || more.length > 0 || (option && !keep))
    throw new CommandError(HOW);
  return { folder, keep: keep ? Number(keep) : undefined };
}

async function run({ backUp }: OperatorCommands, { folder, keep }: Wanted): Promise<boolean> {
  const { manifest, fresh, pruned, ...made } = await backUp(folder, keep, Date.now());
  const { database, files } = manifest;
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  console.log(`${rows} rows, ${database.size} bytes as they are dumped`);
  console.log(`${files.count} files, ${files.bytes} bytes; ${fresh} of them copied now`);
  if (files.deleted > 0) console.log(`${files.deleted} files were deleted in the meantime`);
  if (pruned > 0) console.log(`${pruned} older backups removed`);
  console.log(`Complete: ${made.folder}`);
  if (files.missing === 0) return true;
  console.error(
    `${files.missing} files that rows name are not in the storage, and not in the backup: npm run verify says which.`,
  );
  return false;
}

operatorCommand(readWanted, run);
