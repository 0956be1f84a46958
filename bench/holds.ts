// npm run soak:holds [-- days [attacks]]: attackers hold the times of one lawyer and never pay, through the booking service with a
// clock of its own, and 20 honest clients a day book beside them, every second one from an address of the attackers
// (lib/testing/meetings/hold-attack.ts). `attacks` are accounts x addresses, as 6x3,50x10.
// At most three times for each address may be closed at once; under an attack of 50 accounts from 10 addresses less than 2 % on
// average over a day, and every honest client must get through within half an hour.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { logStep } from '../server/log.ts';
import { inRoot } from '../server/paths.ts';
import { since } from './lib/soak-database.ts';

interface Outcome {
  readonly accounts: number;
  readonly addresses: number;
  readonly mostClosed: number;
  readonly averageShare: number;
  readonly longestMinutes: number;
  readonly honestAttempts: number;
  readonly atOnce: number;
  readonly gotThrough: number;
}

const TEST = 'lib/server/meetings/booking/attack.db.test.ts';

const [days = '2', attacks = '6x3,50x10,50x50,200x10,200x50'] = process.argv.slice(2);
const report = inRoot('.data/bench/holds.json');
mkdirSync(path.dirname(report), { recursive: true });
rmSync(report, { force: true });

const began = Date.now();
const { status } = spawnSync(
  process.execPath,
  [inRoot('scripts/test.ts'), '--only=database', TEST],
  {
    env: {
      ...process.env,
      HOLDS_DAYS: days,
      HOLDS_ATTACKS: attacks,
      HOLDS_HONEST: '20',
      HOLDS_REPORT: report,
    },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
if (status === 0) {
  const outcomes = JSON.parse(readFileSync(report, 'utf8')) as Outcome[];
  const rows = outcomes.map((outcome) => ({
    accounts: outcome.accounts,
    addresses: outcome.addresses,
    'most times closed at once': outcome.mostClosed,
    'closed on average': `${outcome.averageShare} %`,
    'longest one time (min)': outcome.longestMinutes,
    'honest attempts': outcome.honestAttempts,
    'at the first try': outcome.atOnce,
    'got through': outcome.gotThrough,
  }));
  console.table(rows);
}
logStep(
  `${attacks} for ${days} days: ${status === 0 ? 'the lawyer stays open' : 'FAILED'} (${since(began)} s)`,
);
