// npm run release: what a held installation would send and pay, and with --yes lets it go. npm run hold: holds one that was
// recovered by other means than npm run restore, before its processes start (docs/backup.md).
import { CommandError } from '../server/log.mjs';
import { operatorCommand } from './lib/operator-command.mjs';

const HOW = 'Use: npm run release [-- --yes], or npm run hold';

function readWanted([what, ...rest]) {
  if (![undefined, '--yes', 'hold'].includes(what) || rest.length > 0) throw new CommandError(HOW);
  return { what };
}

async function run({ heldSince, backlog, release, hold }, { what }) {
  if (what === 'hold') {
    await hold(Date.now());
    console.log('This installation is held: nothing is sent or paid until npm run release.');
    return;
  }
  const since = await heldSince();
  if (!since) throw new CommandError('This installation is not held.');
  console.log(`Held since ${since.toISOString()}. What it sends and pays once it is released:`);
  const lines = await backlog(Date.now());
  for (const line of lines) console.log(`  ${line}`);
  if (lines.length === 0) console.log('  nothing that waits');
  if (what !== '--yes') {
    console.log('Nothing was changed. To let it go: npm run release -- --yes');
    return;
  }
  await release();
  console.log('Released: workers begin within seconds.');
}

operatorCommand(readWanted, run);
