// npm run soak:webhooks [-- events]: sends 2,000 events of the emulated PayMongo to a served product, three times each, in any
// order and eight at once, one in ten with a forged, stale or future signature. Each must be applied once and the others
// refused; bookings, refunds and the ledger must be those of a model that takes every event once (lib/testing/webhooks).
import { spawnSync } from 'node:child_process';
import { inRoot } from '../scripts/lib/paths.mjs';
import { logStep } from '../server/log.mjs';
import { since } from './lib/soak-database.mjs';

const TEST = 'lib/server/payments/settlement/webhooks.processes.test.ts';

const [events = 2_000] = process.argv.slice(2).map(Number);
const began = Date.now();
const { status } = spawnSync(
  process.execPath,
  [inRoot('scripts/test.mjs'), '--only=processes', TEST],
  { env: { ...process.env, WEBHOOK_EVENTS: String(events) }, stdio: 'inherit' },
);
logStep(
  `${events} events, ${3 * events} deliveries: ${status === 0 ? 'each applied once' : 'FAILED'} (${since(began)} s)`,
);
process.exitCode = status ?? 1;
