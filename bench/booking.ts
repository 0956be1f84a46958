// npm run bench:booking: how long clients wait who all want the same. Two contests, three rounds each: 50 clients for one
// time of a lawyer, then 90 for four. Then the run: 50 clients make ten attempts each, one after the other, on 20 times of
// four lawyers, and in turn with it as many connections do the least that a booking is, a lock and an insert, on the same
// PostgreSQL; three rounds warm both up, three count. Fails unless each time is booked exactly once, everybody else gets
// 409 (among 90 also 503), and the run's p99 stays under 200 ms. Needs a build. The table is stored in .data/bench/booking.json.
import { rmSync } from 'node:fs';
import { startLocalServices } from '../scripts/local/local-services.ts';
import { freePort } from '../scripts/local/ports.ts';
import { explain, logStep } from '../server/log.ts';
import { dataFolder } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { attempt, lawyersWith, signUp, type Wanted } from './lib/booking-attempts.ts';
import { bookingFloor } from './lib/booking-floor.ts';
import { inTurn } from './lib/needed.ts';
import { percentile, report } from './lib/report.ts';
import { settingOf } from './lib/settings.ts';
import type { Call } from './lib/soak-clients.ts';
import { instances } from './lib/soak-instances.ts';

interface Contest {
  readonly name: string;
  readonly clients: number;
  readonly lawyers: number;
  readonly times: number;
  /** Attempts of each client. */
  readonly each: number;
  /** Statuses. */
  readonly allowed: readonly number[];
}

/** How an attempt was answered, after how long, and how to give the time back. */
interface Outcome {
  readonly status: number;
  readonly ms: number;
  readonly release?: () => Promise<void>;
}

interface Made extends Outcome {
  readonly time: Wanted;
}

type Book = (client: number, time: Wanted) => Promise<Outcome>;

const ROUNDS = 3;
/** Rounds of the run before those that count: a server that has just started is still being compiled. */
const WARM_ROUNDS = 3;
const CONTESTS: readonly Contest[] = [
  { name: '50 want 1 time', clients: 50, lawyers: 1, times: 1, each: 1, allowed: [201, 409] },
  { name: '90 want 4 times', clients: 90, lawyers: 1, times: 4, each: 1, allowed: [201, 409, 503] },
];
const RUN: Contest = {
  name: 'booking',
  clients: 50,
  lawyers: 4,
  times: 20,
  each: 10,
  allowed: [201, 409],
};
/** Number of clients who change places with others from one round to the next. */
const STEP = 50;
/** Who has booked often within an hour, or gave up several times, is refused: nobody is among the first in many rounds. */
const CLIENTS = 140;
const P99_LIMIT_MS = 200;

const shutdown = createShutdown();
const folder = dataFolder('bench-booking');

/**
 * Chooses the times a client tries in a contest, one after the other. In the run, one client tries the even times and the next the
 * odd ones, each beginning further on: every time is wanted by half of the clients, and by some of them first.
 */
function wantedBy(client: number, times: readonly Wanted[], each: number): Wanted[] {
  if (each === 1) return [inTurn(times, client)];
  const own = times.filter((_, i) => i % 2 === client % 2);
  return Array.from({ length: each }, (_, i) => inTurn(own, (client >> 1) + i));
}

/** Lets all clients try at once, each one attempt after the other; `book(client, time)` makes one. */
async function attempts(
  { clients, each }: Contest,
  times: readonly Wanted[],
  book: Book,
): Promise<Made[]> {
  const all = Array.from({ length: clients }, async (_, client) => {
    const own: Made[] = [];
    for (const time of wantedBy(client, times, each))
      own.push({ time, ...(await book(client, time)) });
    return own;
  });
  return (await Promise.all(all)).flat();
}

/** Finds what is not as it must be. */
function failuresOf(
  { name, allowed }: Contest,
  times: readonly Wanted[],
  made: readonly Made[],
): string[] {
  const wrong = made.filter(({ status }) => !allowed.includes(status));
  const notOnce = times.filter(
    (time) => made.filter((one) => one.time === time && one.status === 201).length !== 1,
  );
  return [
    ...wrong.map(({ status }) => `${name}: an attempt was answered with ${status}`),
    ...notOnce.map(({ start }) => `${name}: ${start} was not booked exactly once`),
  ];
}

function rowOf(name: string, rounds: readonly (readonly Made[])[]) {
  const sorted = (made: readonly Made[]) => made.map(({ ms }) => ms).sort((a, b) => a - b);
  const p99 = (made: readonly Made[]) => Math.round(percentile(sorted(made), 0.99));
  const made = rounds.flat();
  const count = (status: number) => made.filter((one) => one.status === status).length;
  return {
    what: name,
    attempts: made.length,
    'p50 ms': Math.round(percentile(sorted(made), 0.5)),
    'p99 ms': p99(made),
    'p99 of each round': rounds.map(p99).join(' '),
    201: count(201),
    409: count(409),
    503: count(503),
  };
}

/** Holds a contest of other clients than the last at the product; the next lawyers are taken from `free`. */
async function atProduct(contest: Contest, clients: Call[], free: Wanted[][]) {
  clients.push(...clients.splice(0, STEP));
  const lawyers = free.splice(0, contest.lawyers);
  if (lawyers.length < contest.lawyers) throw new Error('too few lawyers with open times');
  const perLawyer = contest.times / contest.lawyers;
  const times = lawyers.flatMap((days) => days.slice(0, perLawyer));
  const made = await attempts(contest, times, (client, time) =>
    attempt(inTurn(clients, client), time),
  );
  for (const { release } of made) await release?.();
  return { times, made, failures: failuresOf(contest, times, made) };
}

/** Makes the same attempts at the same times, each a lock and an insert. */
async function atFloor(
  floor: Awaited<ReturnType<typeof bookingFloor>>,
  times: readonly Wanted[],
): Promise<Made[]> {
  await floor.empty();
  return attempts(RUN, times, async (client, time) => {
    const began = performance.now();
    const status = await floor.attempt(client, time);
    return { status, ms: performance.now() - began };
  });
}

async function main() {
  rmSync(folder, { recursive: true, force: true });
  const port = await freePort();
  const { env } = await startLocalServices({ folder, port, logStep, shutdown });
  const product = instances(env);
  shutdown.onStop(product.killAll);
  await product.start(['server']);
  const base = settingOf(env, 'SITE_URL');
  const clients = await signUp(base, settingOf(env, 'INBOX_URL'), CLIENTS);
  const free = await lawyersWith(base, RUN.times / RUN.lawyers);
  const rows: ReturnType<typeof rowOf>[] = [];
  const failures: string[] = [];
  for (const contest of CONTESTS) {
    logStep(`${contest.name} of one lawyer`);
    const rounds: Awaited<ReturnType<typeof atProduct>>[] = [];
    for (let i = 0; i < ROUNDS; i += 1) rounds.push(await atProduct(contest, clients, free));
    failures.push(...rounds.flatMap((round) => round.failures));
    rows.push(
      rowOf(
        contest.name,
        rounds.map(({ made }) => made),
      ),
    );
  }
  logStep('50 clients, 500 attempts on 20 times, beside the floor');
  const floor = await bookingFloor(settingOf(env, 'DATABASE_URL'), RUN.clients);
  const booked: Made[][] = [];
  const least: Made[][] = [];
  for (let i = -WARM_ROUNDS; i < ROUNDS; i += 1) {
    const round = await atProduct(RUN, clients, free);
    failures.push(...round.failures);
    const made = await atFloor(floor, round.times);
    if (i < 0) continue;
    booked.push(round.made);
    least.push(made);
  }
  await floor.end();
  const run = rowOf(RUN.name, booked);
  rows.push(run, rowOf('floor', least));
  if (run['p99 ms'] >= P99_LIMIT_MS)
    failures.push(`p99 is ${run['p99 ms']} ms, not under ${P99_LIMIT_MS}`);
  await shutdown.run(report({ name: 'booking', rows, failures }) ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
