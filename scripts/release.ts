// npm run release: what a held installation would send and pay, and with --yes lets it go (docs/backup.md).

import type { OperatorCommands } from '../lib/operator-commands.ts';
import { CommandError } from '../server/log.ts';
import { operatorCommand } from './lib/operator-command.ts';

interface Wanted {
  readonly isConfirmed: boolean;
}

function readConfirmed([confirmed, ...rest]: string[]): Wanted {
  if (![undefined, '--yes'].includes(confirmed) || rest.length > 0)
    throw new CommandError('Use: npm run release, or npm run release -- --yes');
  return { isConfirmed: confirmed !== undefined };
}

async function run(
  { heldSince, backlog, release }: OperatorCommands,
  { isConfirmed }: Wanted,
): Promise<void> {
  const since = await heldSince();
  if (!since) throw new CommandError('This installation is not held.');
  console.log(`Held since ${since.toISOString()}. What it sends and pays once it is released:`);
  const lines = await backlog(Date.now());
  for (const line of lines) console.log(`  ${line}`);
  if (lines.length === 0) console.log('  nothing that waits');
  if (!isConfirmed) {
    console.log('Nothing was changed. To let it go: npm run release -- --yes');
    return;
  }
  await release();
  console.log('Released: workers begin within seconds.');
}

operatorCommand(readConfirmed, run);
