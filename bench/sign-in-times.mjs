// npm run bench:sign-in: whether the time of a refused sign-in tells if the address has an account. 200 of each,
// interleaved, below the limiter; fails when their medians are 5 ms apart or more.
import { explain, say } from '../scripts/lib/log.mjs';
import { createShutdown } from '../scripts/lib/shutdown.mjs';
import { startProduct } from './lib/servers.mjs';

const EACH = 200;
/** From the twenty-first wrong password within an hour on, a proof of work is asked for. */
const TRIES_PER_ACCOUNT = 20;
const FARTHEST_APART_MS = 5;
const PASSWORD = 'Quiet-river-77';

const shutdown = createShutdown();

async function post(base, path, body) {
  const response = await fetch(`${base}/api/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Milliseconds until a wrong password is refused. */
async function timeOf(base, email) {
  const began = performance.now();
  const status = await post(base, 'signin', { email, password: 'Wrong-river-77' });
  if (status !== 401) throw new Error(`a wrong password answered ${status}`);
  return performance.now() - began;
}

function median(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[EACH / 2 - 1] + sorted[EACH / 2]) / 2;
}

async function main() {
  const base = await startProduct(shutdown);
  const known = [];
  for (let i = 0; i < EACH / TRIES_PER_ACCOUNT; i += 1) {
    const email = `known-${i}@example.com`;
    const status = await post(base, 'signup', {
      first_name: 'Known',
      last_name: 'Person',
      email,
      password: PASSWORD,
    });
    if (status !== 201) throw new Error(`sign-up answered ${status}`);
    known.push(email);
  }
  await timeOf(base, 'first@example.com');
  const times = { known: [], unknown: [] };
  for (let i = 0; i < EACH; i += 1) {
    const account = Math.floor(i / TRIES_PER_ACCOUNT);
    const pair = [
      ['known', known[account]],
      ['unknown', `unknown-${account}@example.com`],
    ];
    // Neither is always first.
    for (const [kind, email] of i % 2 ? pair : pair.reverse()) {
      times[kind].push(await timeOf(base, email));
    }
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  const apart = Math.abs(a - b);
  say(
    `${EACH} known: median ${a.toFixed(2)} ms; ${EACH} unknown: median ${b.toFixed(2)} ms; ${apart.toFixed(2)} ms apart`,
  );
  await shutdown.run(apart < FARTHEST_APART_MS ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
