// npm run soak:kill: kills the server and the worker beside it in the middle of 200 bookings, starts them again, lets
// every client repeat with its Idempotency-Key, and checks that each booking exists exactly once and that no mail,
// export or confirmation is late by more than a minute. Then pays one of 300 more open checkouts whose webhook is
// lost, twice: undisturbed, and with everything killed in the same moment. Needs a build.
import { rmSync } from 'node:fs';
import { startLocalServices } from '../scripts/local/local-services.ts';
import { freePort } from '../scripts/local/ports.ts';
import { explain, logStep } from '../server/log.ts';
import { dataFolder } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { inTurn, needed } from './lib/needed.ts';
import { settingOf } from './lib/settings.ts';
import {
  book,
  type Call,
  type OpenTime,
  openTimes,
  untilAnswered,
  verifiedClient,
} from './lib/soak-clients.ts';
import { type Lateness, since, soakDatabase } from './lib/soak-database.ts';
import { type InstanceName, instances } from './lib/soak-instances.ts';

type Database = Awaited<ReturnType<typeof soakDatabase>>;

interface Setting {
  /** Addresses of the product and of the inbox. */
  readonly base: string;
  readonly inbox: string;
  readonly product: ReturnType<typeof instances>;
  readonly database: Database;
}

interface Bookings {
  readonly base: string;
  readonly clients: readonly Call[];
  readonly times: readonly OpenTime[];
  /** Epoch milliseconds. */
  readonly deadline: number;
}

const BOOKINGS = 200;
const PER_CLIENT = 2;
/** One of this many bookings is paid; one of `EXPORT_OF` clients requests all data. */
const PAID_OF = 4;
const EXPORT_OF = 5;
const KILLS: readonly (readonly InstanceName[])[] = [
  ['server', 'worker'],
  ['worker'],
  ['server', 'worker'],
];
const OPEN = 300;
const MAX_LATE_SECONDS = 60;
/** As far away as a real gateway. */
const GATEWAY_MS = 200;

const shutdown = createShutdown();
const folder = dataFolder('soak');
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Books all times at once; pays some and asks for some exports on the way. Counts what was answered. */
function bookAll({ base, clients, times, deadline }: Bookings) {
  const progress = { answered: 0, paid: new Map<string, number>() };
  const one = async (time: OpenTime, i: number) => {
    const call = inTurn(clients, i);
    const answer = await book(call, time, deadline);
    progress.answered += 1;
    if (i < clients.length && i % EXPORT_OF === 0)
      await untilAnswered(() => call('POST', '/api/v1/auth/account/export'), deadline);
    if (answer.status === 201 && i % PAID_OF === 0) await pay(answer.body.checkout_url);
    return answer;
  };
  const pay = async (url: string) => {
    // Counted from the first try: it may have been the one that was heard.
    progress.paid.set(needed(url.split('/').at(-1), 'session'), Date.now());
    const path = new URL(url).pathname;
    await untilAnswered(() => fetch(`${base}${path}/pay`, { method: 'POST' }), deadline);
  };
  return { progress, answers: Promise.all(times.map(one)) };
}

/** Kills and starts again. What was locked may still be waiting then: `takenUp` is after how many seconds it was not. */
async function crash({
  product,
  database,
  names,
}: Pick<Setting, 'product' | 'database'> & { names: readonly InstanceName[] }) {
  const killedAt = Date.now();
  await product.kill(names);
  const takenUp = database.lockedJobsTakenUp().then(({ jobs, seconds }) => {
    logStep(
      `${jobs} jobs that ${names.join(' and ')} left locked were taken up after ${seconds} s`,
    );
    return seconds;
  });
  await product.start(names);
  logStep(`${names.join(' and ')} back after ${since(killedAt)} s`);
  return { takenUp };
}

async function listedMeetings(clients: readonly Call[]): Promise<string[]> {
  const listed: string[] = [];
  for (const call of clients) {
    for (const period of ['today', 'upcoming']) {
      const { body } = await call<{ results: { _id: string }[] }>(
        'GET',
        `/api/v1/meetings?period=${period}`,
      );
      listed.push(...body.results.map((meeting) => meeting._id));
    }
  }
  return listed;
}

/** Waits for what is still to come, a minute at most, and answers how late the latest of each kind was. */
async function latest(
  database: Database,
  paid: ReadonlyMap<string, number>,
): Promise<Record<'mails' | 'exports' | 'confirmations', Lateness>> {
  const deadline = Date.now() + MAX_LATE_SECONDS * 1000;
  for (;;) {
    const { mails, exports } = await database.lateness();
    const at = await database.confirmedAt([...paid.keys()]);
    const waits = [...paid].map(([id, from]) => ((at.get(id) ?? Date.now()) - from) / 1000);
    const open = [...paid.keys()].filter((id) => !at.get(id)).length;
    const confirmations = { latest: Math.max(...waits), all: paid.size, open };
    const found = { mails, exports, confirmations };
    const waiting = mails.open + exports.open + open;
    if (waiting === 0 || Date.now() > deadline) return found;
    await sleep(500);
  }
}

/** Counts the seconds until a payment without a webhook is confirmed. */
async function lostWebhook(
  database: Database,
  sessionId: string,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<number> {
  const paidAt = Date.now();
  await database.payWithoutWebhook(sessionId);
  await meanwhile();
  while (since(paidAt) < 3 * MAX_LATE_SECONDS) {
    if ((await database.confirmedAt([sessionId])).get(sessionId)) return since(paidAt);
    await sleep(250);
  }
  return Number.POSITIVE_INFINITY;
}

/** Books amid kills. Resolves to whether each booking exists once and nothing was late. */
async function bookingsAmidKills({ base, inbox, product, database }: Setting): Promise<boolean> {
  const clients: Call[] = [];
  for (let i = 0; i < BOOKINGS / PER_CLIENT; i += 1)
    clients.push(await verifiedClient(base, inbox, i));
  const times = await openTimes(base, BOOKINGS, PER_CLIENT);
  logStep(`${clients.length} clients, ${times.length} times`);
  const run = bookAll({ base, clients, times, deadline: Date.now() + 180_000 });
  const crashes: { takenUp: Promise<number> }[] = [];
  for (const [i, names] of KILLS.entries()) {
    while (run.progress.answered < (BOOKINGS * (i + 1)) / (KILLS.length + 1)) await sleep(2);
    logStep(`killing ${names.join(' and ')} with ${run.progress.answered} of ${BOOKINGS} answered`);
    crashes.push(await crash({ product, database, names }));
  }
  const answers = await run.answers;
  const takenUp = Math.max(...(await Promise.all(crashes.map((each) => each.takenUp))));
  const refused = answers.filter((answer) => answer.status !== 201);
  const ids = new Set(answers.map((answer) => answer.body._id));
  const listed = await listedMeetings(clients);
  const repeated = answers.filter((answer) => answer.tries > 1).length;
  logStep(
    `${answers.length} answered, ${refused.length} refused, ${repeated} repeated; ${ids.size} ids, ${listed.length} meetings`,
  );
  const late = await latest(database, run.progress.paid);
  for (const [kind, { all, open, latest: seconds }] of Object.entries(late))
    logStep(`${all} ${kind}, ${open} missing, the latest after ${seconds.toFixed(1)} s`);
  return (
    refused.length === 0 &&
    ids.size === BOOKINGS &&
    listed.length === BOOKINGS &&
    listed.every((id) => ids.has(id)) &&
    takenUp <= MAX_LATE_SECONDS &&
    Object.values(late).every(
      ({ open, latest: seconds }) => open === 0 && seconds <= MAX_LATE_SECONDS,
    )
  );
}

/** Pays one checkout among many open ones. Resolves to whether that was found in time. */
async function lostWebhooks({ product, database }: Setting): Promise<boolean> {
  const sessions = await database.openCheckouts(OPEN);
  const [disturbed, quiet] = sessions.slice(-2);
  const open = await database.openCount();
  const found = await lostWebhook(database, needed(quiet, 'checkout'));
  logStep(`webhook lost, ${open} open checkouts: confirmed ${found} s after the payment`);
  const names: InstanceName[] = ['server', 'worker'];
  const despite = await lostWebhook(database, needed(disturbed, 'checkout'), () =>
    crash({ product, database, names }),
  );
  logStep(`webhook lost and everything killed: confirmed ${despite} s after the payment`);
  return found <= MAX_LATE_SECONDS && despite <= MAX_LATE_SECONDS;
}

async function main() {
  rmSync(folder, { recursive: true, force: true });
  const port = await freePort();
  const { env: local } = await startLocalServices({ folder, port, logStep, shutdown });
  const env = { ...local, LOCAL_GATEWAY_DELAY: String(GATEWAY_MS) };
  const product = instances(env);
  shutdown.onStop(product.killAll);
  await product.start(['server', 'worker']);
  const database = await soakDatabase(settingOf(env, 'DATABASE_URL'));
  const setting = {
    base: settingOf(env, 'SITE_URL'),
    inbox: settingOf(env, 'INBOX_URL'),
    product,
    database,
  };
  const bookings = await bookingsAmidKills(setting);
  const webhooks = await lostWebhooks(setting);
  await database.end();
  await shutdown.run(bookings && webhooks ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
