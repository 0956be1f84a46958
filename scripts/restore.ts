// npm run restore -- <folder>: a backup into an empty database and an empty storage, held (docs/backup.md).

import type { OperatorCommands } from '../lib/operator-commands.ts';
import { CommandError } from '../server/log.ts';
import { operatorCommand } from './lib/operator-command.ts';

const HOW =
  'Use: npm run restore -- <folder of a backup, or of several, of which the newest is taken>';

interface Wanted {
  readonly folder: string;
}

function readFolder([folder, ...rest]: string[]): Wanted {
  if (!folder || folder.startsWith('--') || rest.length > 0) throw new CommandError(HOW);
  return { folder };
}

async function run({ restore }: OperatorCommands, { folder: given }: Wanted): Promise<void> {
  const { folder, manifest } = await restore(given, Date.now());
  const { files, made_at } = manifest;
  console.log(`Restored: ${folder}, as it was at ${made_at}, with ${files.count} files`);
  const absent = files.deleted + files.missing;
  if (absent > 0)
    console.log(
      `${absent} files that rows name were not in the backup: npm run verify says which.`,
    );
  console.log('It is held: pages can be read, and nothing is sent or paid until npm run release.');
}

operatorCommand(readFolder, run, { withoutDatabase: true });
