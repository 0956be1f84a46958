// npm run files:move: the stored files from the disk to the bucket, or back.

import type { OperatorCommands } from '../lib/operator-commands.ts';
import { CommandError } from '../server/log.ts';
import { operatorCommand } from './lib/operator-command.ts';

const HOW = 'Use: npm run files:move -- s3 | disk [--delete]';

interface Wanted {
  readonly to: 's3' | 'disk';
  readonly remove: boolean;
}

function readMove([to, option, ...rest]: string[]): Wanted {
  const isOption = option === undefined || option === '--delete';
  if ((to !== 's3' && to !== 'disk') || !isOption || rest.length > 0) throw new CommandError(HOW);
  return { to, remove: option === '--delete' };
}

async function run({ moveStoredFiles }: OperatorCommands, { to, remove }: Wanted): Promise<void> {
  const began = Date.now();
  const failed = (key: string, error: Error) => console.error(`${key}: ${error.message}`);
  const report = await moveStoredFiles(to, { remove, failed });
  const counts = `${report.copied} copied, ${report.there} there before, ${report.removed} deleted from where they were, ${report.failed} failed`;
  console.log(`${counts} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (report.failed > 0) throw new CommandError('Not all files are there: run it again.');
}

operatorCommand(readMove, run);
