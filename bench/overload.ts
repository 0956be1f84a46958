// npm run bench:overload [seconds]: what readers of everything get while twice as many come as the product can bear: portal
// pages and calls with a session, searches, times, profiles. First how many a second are answered while 12 connections ask one
// after the other; then requests arrive at twice that rate for three minutes, whatever became of the others. Fails where an
// answer is neither what it should be nor 503 with Retry-After, or where a p99 of what is answered reaches a second.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../scripts/lib/build.ts';
import { explain, logStep } from '../server/log.ts';
import { createShutdown } from '../server/shutdown.ts';
import { demoAccount } from './lib/demo-accounts.ts';
import type { Asked } from './lib/load.ts';
import { inTurn, needed } from './lib/needed.ts';
import { cachedPages } from './lib/pages.ts';
import { pin } from './lib/pin.ts';
import { percentile, report } from './lib/report.ts';
import { startProduct } from './lib/servers.ts';

const [SECONDS = 180] = process.argv.slice(2).map(Number);
const WARM_SECONDS = 20;
const MEASURED_SECONDS = 20;
const CONNECTIONS = 12;
const TIMES = 2;
const MAX_P99_MS = 1000;
const TICK_MS = 10;

const shutdown = createShutdown();
const agent = new http.Agent({ keepAlive: true });

/** How a request was answered: with 0 where its connection broke off. */
interface Outcome {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly ms: number;
}

async function signIn(base: string, role: string): Promise<string> {
  const { email, password } = demoAccount(role);
  const response = await fetch(`${base}/api/v1/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`signing in answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Chooses what is asked for, in turn. */
async function mixOf(base: string): Promise<Asked[]> {
  const client = await signIn(base, 'customer');
  const lawyer = await signIn(base, 'lawyer');
  const pages = await cachedPages(base);
  const { path: profile } = needed(
    pages.find(({ name }) => name === 'profile'),
    'page of a lawyer',
  );
  const id = profile.split('/').at(-1);
  const page = (path: string, cookie?: string) => ({
    path,
    headers: { accept: 'text/html', ...(cookie && { cookie }) },
  });
  return [
    page('/customer-portal', client),
    page('/customer-portal/account-settings', client),
    page('/lawyer-portal', lawyer),
    page('/lawyer-portal/calendar', lawyer),
    page('/lawyer-portal/meetings', lawyer),
    page('/lawyers-online?area_of_practice=labor'),
    page(profile),
    page('/'),
    { path: '/api/v1/lawyers', headers: {} },
    { path: `/api/v1/lawyers/availability?_id=${id}`, headers: {} },
    { path: '/api/v1/auth/session', headers: { cookie: client } },
    { path: '/api/v1/notifications/in-app', headers: { cookie: lawyer } },
  ];
}

function ask(port: number, { path, headers }: Asked): Promise<Outcome> {
  return new Promise((resolve) => {
    const began = performance.now();
    const done = (status: number, retryAfter?: string) =>
      resolve({ path, status, retryAfter, ms: performance.now() - began });
    http
      .get({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
        answer
          .resume()
          .once('end', () => done(answer.statusCode ?? 0, answer.headers['retry-after']));
        answer.once('error', () => done(0));
      })
      .once('error', () => done(0));
  });
}

/** Counts the answers a second while each connection asks one after the other. */
async function sustainable(port: number, mix: readonly Asked[], seconds: number) {
  const end = performance.now() + seconds * 1000;
  let turn = 0;
  let answered = 0;
  const keepAsking = async () => {
    while (performance.now() < end) {
      turn += 1;
      const { path, status } = await ask(port, inTurn(mix, turn));
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  return answered / seconds;
}

/** Takes all answers to requests that arrive at a rate. */
async function arrive(port: number, mix: readonly Asked[], rate: number, seconds: number) {
  const asked: Promise<Outcome>[] = [];
  const began = performance.now();
  for (let at = 0; at < seconds * 1000; at = performance.now() - began) {
    while (asked.length < (at / 1000) * rate) asked.push(ask(port, inTurn(mix, asked.length)));
    await sleep(TICK_MS);
  }
  return Promise.all(asked);
}

function rowOf(name: string, answers: readonly Outcome[], seconds: number) {
  const answered = answers.filter(({ status }) => status === 200);
  const times = answered.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const refused = answers
    .filter(({ status }) => status === 503)
    .map(({ ms }) => ms)
    .toSorted((a, b) => a - b);
  return {
    requests: name,
    'asked/s': Math.round(answers.length / seconds),
    'answered/s': Math.round(answered.length / seconds),
    p50: Math.round(percentile(times, 0.5)),
    p99: Math.round(percentile(times, 0.99)),
    503: refused.length,
    'p50 of 503': Math.round(percentile(refused, 0.5) || 0),
    'p99 of 503': Math.round(percentile(refused, 0.99) || 0),
  };
}

async function main() {
  await ensureBuilt({ logStep });
  const { url, pid } = await startProduct(shutdown, { ADDRESS_LIMIT_FACTOR: '1000000' });
  // The database shares the core of the load: the server has one of its own.
  pin(pid, 0);
  pin(process.pid, 1);
  const port = Number(new URL(url).port);
  const mix = await mixOf(url);
  await sustainable(port, mix, WARM_SECONDS);
  const rate = await sustainable(port, mix, MEASURED_SECONDS);
  logStep(`${Math.round(rate)} answers a second; now ${TIMES} times as many arrive`);
  const answers = await arrive(port, mix, rate * TIMES, SECONDS);
  const row = rowOf('everything', answers, SECONDS);
  const failures: string[] = [];
  const isRight = ({ status, retryAfter }: Outcome) =>
    status === 200 || (status === 503 && retryAfter);
  const wrong = answers.filter((answer) => !isRight(answer));
  for (const { path, status } of wrong.slice(0, 5)) failures.push(`${path} answered ${status}`);
  if (row.p99 >= MAX_P99_MS) failures.push(`p99 is ${row.p99} ms`);
  const rows = [row];
  for (const { path } of mix)
    rows.push(
      rowOf(
        path,
        answers.filter((one) => one.path === path),
        SECONDS,
      ),
    );
  await shutdown.run(report({ name: 'overload', rows, failures }) ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
