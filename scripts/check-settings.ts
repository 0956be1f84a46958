// npm run check-settings: whether production could start with these settings, and reach what they name.

import type { OperatorCommands } from '../lib/operator-commands.ts';
import { CommandError } from '../server/log.ts';
import { operatorCommand } from './lib/operator-command.ts';

process.env.APP_ENV = 'production';

function readNothing(rest: string[]): null {
  if (rest.length > 0) throw new CommandError('Use: npm run check-settings');
  return null;
}

async function run({ checkSettings }: OperatorCommands): Promise<boolean> {
  const parts = await checkSettings(Date.now());
  for (const { part, works, saw } of parts)
    console.log(`${works ? 'ok    ' : 'FAILED'} ${part.padEnd(9)} ${saw}`);
  return parts.every(({ works }) => works);
}

operatorCommand(readNothing, run, { withoutDatabase: true, isUnchecked: true });
