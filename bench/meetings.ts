// npm run soak:meetings [-- operations [seeds [first seed]]]: plays random stories of bookings, payments, changes of time and
// cancellations on a database, 2,000 operations with each of three seeds, and compares meetings, open times, refunds and
// the ledger with a small model after every one (lib/testing/meetings).
import { spawnSync } from 'node:child_process';
import { logStep } from '../server/log.ts';
import { inRoot } from '../server/paths.ts';

const TEST = 'lib/server/meetings/changes/model.db.test.ts';

const given = process.argv.slice(2).map(Number);
const [operations = 2_000, seeds = 3, first = Date.now() % 2 ** 31] = given;

for (let seed = first; seed < first + seeds && !process.exitCode; seed += 1) {
  logStep(`${operations} operations with seed ${seed}`);
  const env = { ...process.env, MODEL_OPERATIONS: String(operations), MODEL_SEED: String(seed) };
  const { status } = spawnSync(
    process.execPath,
    [inRoot('scripts/test.ts'), '--only=database', TEST],
    { env, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
