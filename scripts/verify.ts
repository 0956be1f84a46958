// npm run verify: rows against files against books. npm run verify -- <folder>: a backup against its hashes (docs/backup.md).

import type { OperatorCommands } from '../lib/operator-commands.ts';
import { CommandError } from '../server/log.ts';
import { operatorCommand } from './lib/operator-command.ts';

const HOW = 'Use: npm run verify, or npm run verify -- <folder of a backup>';

interface Wanted {
  readonly folder: string | undefined;
}

function readFolder([folder, ...rest]: string[]): Wanted {
  if (folder?.startsWith('--') || rest.length > 0) throw new CommandError(HOW);
  return { folder };
}

async function run({ checkBackup, verify }: OperatorCommands, wanted: Wanted): Promise<boolean> {
  if (wanted.folder) {
    const { folder, manifest } = await checkBackup(wanted.folder);
    console.log(`Whole: ${folder}, ${manifest.files.count} files, of ${manifest.made_at}`);
    return true;
  }
  const { problems, notes } = await verify(Date.now());
  for (const note of notes) console.log(note);
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'Rows, files and books agree.' : 'Not everything agrees.');
  return problems.length === 0;
}

operatorCommand(readFolder, run);
