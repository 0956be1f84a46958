// npm run hold: holds an installation that was recovered by other means than npm run restore, before its processes start
// (docs/backup.md).

import type { OperatorCommands } from '../lib/operator-commands.ts';
import { CommandError } from '../server/log.ts';
import { operatorCommand } from './lib/operator-command.ts';

function readNothing(args: string[]): null {
  if (args.length > 0) throw new CommandError('Use: npm run hold');
  return null;
}

async function run({ hold }: OperatorCommands): Promise<void> {
  await hold(Date.now());
  console.log('This installation is held: nothing is sent or paid until npm run release.');
}

operatorCommand(readNothing, run);
