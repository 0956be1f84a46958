// npm run soak:reminders: 300 reminders are due, each to two people. The worker is killed 30 times at the moment at which
// the mail server has accepted a mail and the worker does not know it yet. Every mail must arrive, again only where it was
// on its way at a kill and then under the same Message-ID, and every row in the portals exists exactly once. Needs a build.
import { rmSync } from 'node:fs';
import { ensureBuilt } from '../scripts/lib/build.ts';
import { startLocalServices } from '../scripts/local/local-services.ts';
import { freePort } from '../scripts/local/ports.ts';
import { explain, logStep } from '../server/log.ts';
import { dataFolder } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { type MadeReminders, reminderDatabase } from './lib/due-reminders.ts';
import { mailProxy } from './lib/mail-proxy.ts';
import { settingOf } from './lib/settings.ts';
import type { Mail } from './lib/soak-clients.ts';
import { since } from './lib/soak-database.ts';
import { instances } from './lib/soak-instances.ts';

/** Message-ID; undefined of a mail that has none. */
type MessageId = string | undefined;
type Database = Awaited<ReturnType<typeof reminderDatabase>>;

const [DUE = 300, KILLS = 30] = process.argv.slice(2).map(Number);
const PEOPLE = 2;
/** So many mails are accepted between two kills, so that the kills spread over all of them. */
const EVERY = Math.max(1, Math.floor((DUE * PEOPLE) / (KILLS + 2)));
/** Nothing is left to do, and jobs of killed workers are taken up after 35 seconds. */
const QUIET_MS = 5_000;
const TIMEOUT_MS = 540_000;

const shutdown = createShutdown();
const folder = dataFolder('soak-reminders');
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Watched {
  readonly database: Database;
  readonly worker: ReturnType<typeof instances>;
  readonly onTheirWay: () => MessageId[];
}

/** Watches what the mail server took, and what was on its way at each kill. */
function watcher({ database, worker, onTheirWay }: Watched) {
  /** By the worker that runs. */
  const accepted = new Set<MessageId>();
  const inFlight: Set<MessageId>[] = [];
  let sinceKill = 0;
  let killing = false;
  const kill = async () => {
    killing = true;
    const sent = [...accepted, ...onTheirWay()];
    accepted.clear();
    await worker.kill(['worker']);
    // The database notices a lost connection a moment later; what was committed by then is marked.
    await sleep(200);
    const unmarked = await database.unmarked();
    inFlight.push(
      new Set([...sent, ...accepted].filter((id) => id !== undefined && unmarked.has(id))),
    );
    accepted.clear();
    sinceKill = 0;
    await worker.start(['worker']);
    killing = false;
  };
  return {
    inFlight,
    async onAccepted(messageId: MessageId) {
      accepted.add(messageId);
      sinceKill += 1;
      if (!killing && inFlight.length < KILLS && sinceKill >= EVERY) await kill();
    },
  };
}

/** Waits until every mail is marked as sent and the mail server gets no more. */
async function untilDone(database: Database, inFlight: readonly Set<MessageId>[]) {
  const deadline = Date.now() + TIMEOUT_MS;
  let quietSince = 0;
  while (Date.now() < deadline) {
    const { mails, unsent } = await database.made();
    const done = mails >= DUE * PEOPLE && unsent === 0 && inFlight.length >= KILLS;
    if (!done) quietSince = 0;
    else if (quietSince === 0) quietSince = Date.now();
    else if (Date.now() - quietSince > QUIET_MS) return;
    await sleep(500);
  }
}

/** Counts how often each mail is in the inbox, by Message-ID. */
async function copies(inbox: string): Promise<Map<MessageId, number>> {
  const mails = await fetch(`${inbox}/email`).then((answer) => answer.json() as Promise<Mail[]>);
  const counts = new Map<MessageId, number>();
  for (const { headers } of mails) {
    const id = headers['message-id'];
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

interface Judged {
  readonly counts: ReadonlyMap<MessageId, number>;
  readonly made: MadeReminders;
  readonly inFlight: readonly Set<MessageId>[];
}

function judge({ counts, made, inFlight }: Judged): boolean {
  const allowed = (id: MessageId) => 1 + inFlight.filter((each) => each.has(id)).length;
  const repeated = [...counts].filter(([, count]) => count > 1);
  const unexplained = repeated.filter(([id, count]) => count > allowed(id));
  const arrived = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const all = DUE * PEOPLE;
  logStep(
    `${inFlight.length} kills, ${inFlight.reduce((sum, { size }) => sum + size, 0)} mails in flight at them`,
  );
  logStep(
    `${arrived} mails arrived, ${counts.size} of ${all} Message-IDs, ${repeated.length} repeated, ${unexplained.length} of them not in flight at a kill`,
  );
  logStep(
    `${made.reminders} of ${DUE} reminders made, ${made.mails} mails, ${made.unsent} not marked; ${made.listed} rows in the portals, ${made.distinct} distinct`,
  );
  return (
    inFlight.length === KILLS &&
    counts.size === all &&
    unexplained.length === 0 &&
    made.reminders === DUE &&
    made.unsent === 0 &&
    made.listed === all &&
    made.distinct === all
  );
}

async function main() {
  await ensureBuilt({ logStep });
  rmSync(folder, { recursive: true, force: true });
  const { env: local } = await startLocalServices({
    folder,
    port: await freePort(),
    logStep,
    shutdown,
  });
  let onAccepted = async (_: MessageId) => {};
  const proxy = await mailProxy(settingOf(local, 'SMTP_URL'), (id) => onAccepted(id));
  shutdown.onStop(proxy.stop);
  const product = instances({ ...local, SMTP_URL: proxy.url, DEMO_DATA: 'off' });
  shutdown.onStop(product.killAll);
  // The first one migrates.
  await product.start(['worker']);
  const database = await reminderDatabase(settingOf(local, 'DATABASE_URL'));
  const watch = watcher({ database, worker: product, onTheirWay: proxy.onTheirWay });
  onAccepted = watch.onAccepted;
  await database.dueMeetings(DUE);
  const began = Date.now();
  await database.startMinute();
  await untilDone(database, watch.inFlight);
  logStep(`done after ${since(began)} s`);
  const right = judge({
    counts: await copies(settingOf(local, 'INBOX_URL')),
    made: await database.made(),
    inFlight: watch.inFlight,
  });
  await database.end();
  await shutdown.run(right ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
