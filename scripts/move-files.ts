// npm run files:move: the stored files from the disk to the bucket, or back.
import { CommandError } from '../server/log.ts';
import { operatorCommand } from './lib/operator-command.ts';

const HOW = 'Use: npm run files:move -- s3 | disk [--delete]';

function readMove([to, option, ...rest]) {
  const isClear = ['s3', 'disk'].includes(to) && [undefined, '--delete'].includes(option);
  if (!isClear || rest.length > 0) throw new CommandError(HOW);
  return { to, remove: option === '--delete' };
}

async function run({ moveStoredFiles }, { to, remove }) {
  const began = Date.now();
  const failed = (key, error) => console.error(`${key}: ${error.message}`);
  const report = await moveStoredFiles(to, { remove, failed });
  const counts = `${report.copied} copied, ${report.there} there before, ${report.removed} deleted from where they were, ${report.failed} failed`;
  console.log(`${counts} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (report.failed > 0) throw new CommandError('Not all files are there: run it again.');
}

operatorCommand(readMove, run);
