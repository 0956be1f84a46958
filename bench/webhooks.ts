// npm run soak:webhooks [-- events [operations [seeds [first seed]]]]: two long tests of the payment path.
// First, 2,000 events of the emulated PayMongo are sent to a served product, three times each, in any order and eight at once,
// one in ten with a forged, stale or future signature. Each must be applied once and the others refused; bookings, refunds and the
// ledger must be those of a model that takes every event once (lib/testing/webhooks).
// Then 500 random operations with each of ten seeds book, pay, cancel and settle at a gateway that loses answers, makes second
// sessions and repeats events, while the process dies at calls of it. In the end every payment at the gateway must be booked
// once, and kept or given back once (lib/testing/money).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { logStep } from '../server/log.ts';
import { inRoot } from '../server/paths.ts';
import { since } from './lib/soak-database.ts';

const STORM = 'lib/server/payments/settlement/webhooks.soak.processes.test.ts';
const MONEY = 'lib/server/payments/settlement/money.db.test.ts';

const given = process.argv.slice(2).map(Number);
const [events = 2_000, operations = 500, seeds = 10, first = Date.now() % 2 ** 31] = given;

function run(step: string, test: string, settings: Readonly<Record<string, string>>): boolean {
  const { status } = spawnSync(
    process.execPath,
    [inRoot('scripts/test.ts'), `--only=${step}`, test],
    { env: { ...process.env, ...settings }, stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = status ?? 1;
  return status === 0;
}

let began = Date.now();
const applied = run('processes', STORM, { WEBHOOK_EVENTS: String(events) });
logStep(
  `${events} events, ${3 * events} deliveries: ${applied ? 'each applied once' : 'FAILED'} (${since(began)} s)`,
);

began = Date.now();
const report = inRoot('.data/bench/money.json');
mkdirSync(path.dirname(report), { recursive: true });
const accounted = run('database', MONEY, {
  MONEY_OPERATIONS: String(operations),
  MONEY_SEEDS: String(seeds),
  MONEY_SEED: String(first),
  MONEY_REPORT: report,
});
if (accounted) console.table(JSON.parse(readFileSync(report, 'utf8')));
logStep(
  `${operations} operations with each of ${seeds} seeds from ${first}: ${accounted ? 'all money accounted for' : 'FAILED'} (${since(began)} s)`,
);
