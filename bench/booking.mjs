// npm run bench:booking: how long clients wait who all want the same: 50 one time of a lawyer, then 90 four times of one
// lawyer, three rounds each, a new lawyer each round. Fails unless each time is booked exactly once, everybody else
// gets 409, and, with 50, nobody 503. Needs a build.
import { rmSync } from 'node:fs';
import { dataFolder } from '../scripts/lib/paths.mjs';
import { startLocalServices } from '../scripts/local/local-services.mjs';
import { freePort } from '../scripts/local/ports.mjs';
import { explain, logStep } from '../server/log.mjs';
import { createShutdown } from '../server/shutdown.mjs';
import { verifiedClient } from './lib/soak-clients.mjs';
import { instances } from './lib/soak-instances.mjs';

const ROUNDS = 3;
const CONTESTS = [
  { clients: 50, times: 1, mayRefuse: false },
  { clients: 90, times: 4, mayRefuse: true },
];
const SIGN_UPS_AT_ONCE = 10;

const shutdown = createShutdown();
const folder = dataFolder('bench-booking');

async function signUp(base, inbox, count) {
  const clients = [];
  while (clients.length < count) {
    const numbers = Array.from({ length: SIGN_UPS_AT_ONCE }, (_, i) => clients.length + i);
    clients.push(...(await Promise.all(numbers.map((n) => verifiedClient(base, inbox, n)))));
  }
  return clients;
}

/** Lawyers with so many open times, one a day, and those times. */
async function lawyersWith(base, times, count) {
  const found = [];
  for (let page = 0; found.length < count; page += 1) {
    const { results } = await fetch(`${base}/api/v1/lawyers?page=${page}`).then((r) => r.json());
    if (results.length === 0) throw new Error(`only ${found.length} lawyers with ${times} times`);
    for (const { _id, calendar, services } of results) {
      const days = Object.values(calendar).filter((slots) => slots.length > 0);
      const price = services.find(({ duration }) => duration === 30).price;
      if (days.length < times) continue;
      found.push({
        lawyer: _id,
        price,
        starts: days.slice(-times).map(([slot]) => slot.start_time),
      });
    }
  }
  return found.slice(0, count);
}

async function attempt(call, { lawyer, price }, start) {
  const body = {
    lawyer_id: lawyer,
    start_time: start,
    duration: 30,
    type: 'VIDEO',
    subject: 'Bench',
    description: 'Everybody wants this time.',
    consent: true,
    payment_method: 'gcash',
    expected_total: price,
  };
  const began = performance.now();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await call('POST', '/api/v1/meeting', body, headers);
  const ms = performance.now() - began;
  // Three live holds are all a client may have: the winner of several rounds would be refused in the next.
  const release = async () => {
    if (answer.status === 201) await call('PUT', `/api/v1/meeting/${answer.body._id}/cancel`, {});
  };
  return { start, status: answer.status, ms, release };
}

const at = (sorted, share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]);
const count = (list, is) => list.filter(is).length;

/** One round of a contest; whether it went as it must. */
async function round(clients, wanted, { mayRefuse }) {
  const attempts = await Promise.all(
    clients.map((call, i) => attempt(call, wanted, wanted.starts[i % wanted.starts.length])),
  );
  for (const { release } of attempts) await release();
  const times = attempts.map(({ ms }) => ms).sort((a, b) => a - b);
  const statuses = [201, 409, 503].map((s) => [s, count(attempts, ({ status }) => status === s)]);
  const words = statuses.map(([status, number]) => `${number} × ${status}`).join(', ');
  logStep(`p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms: ${words}`);
  const once = wanted.starts.every(
    (start) => count(attempts, (one) => one.start === start && one.status === 201) === 1,
  );
  const allowed = mayRefuse ? [201, 409, 503] : [201, 409];
  const rightly = attempts.every(({ status }) => allowed.includes(status));
  return { well: once && rightly, p99: at(times, 0.99) };
}

async function main() {
  rmSync(folder, { recursive: true, force: true });
  const port = await freePort();
  const { env } = await startLocalServices({ folder, port, logStep, shutdown });
  const product = instances(env);
  shutdown.onStop(product.killAll);
  await product.start(['server']);
  const base = env.SITE_URL;
  const clients = await signUp(base, env.INBOX_URL, Math.max(...CONTESTS.map((c) => c.clients)));
  let well = true;
  for (const contest of CONTESTS) {
    logStep(`${contest.clients} clients want ${contest.times} of one lawyer's times`);
    const rounds = [];
    for (const wanted of await lawyersWith(base, contest.times, ROUNDS))
      rounds.push(await round(clients.slice(0, contest.clients), wanted, contest));
    logStep(`best p99 of ${ROUNDS} rounds: ${Math.min(...rounds.map(({ p99 }) => p99))} ms`);
    well &&= rounds.every((each) => each.well);
  }
  logStep(well ? 'Each time was booked exactly once.' : 'Not as it must be.');
  await shutdown.run(well ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
