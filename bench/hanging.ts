// npm run soak:hanging: mail server, bucket, gateway, push services, text carrier and calendars hang in turn, each for ten minutes, at
// a server with its workers and a worker beside it, while meetings become due for reminders, for their end and for the release of
// their money, and a job that failed is told to the operator. The clock goes on, health stays 200, and once the service answers
// again every mail, push and text has arrived at most once, and none that is still of use is missing. `-- 60` hangs each for sixty
// seconds (without releases and alarms, which the clock starts every five minutes), `-- 60 mail` the mail server alone. Needs a build.
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../scripts/lib/build.ts';
import { startLocalServices } from '../scripts/local/local-services.ts';
import { freePort } from '../scripts/local/ports.ts';
import { explain, logStep } from '../server/log.ts';
import { dataFolder } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { type Database, hangingDatabase } from './lib/hanging-database.ts';
import { longestOf, secondsUntil, shown, watchDue } from './lib/hanging-due.ts';
import { startServices } from './lib/hanging-services.ts';
import { type Settings, settingOf } from './lib/settings.ts';
import type { Mail } from './lib/soak-clients.ts';
import { soakDatabase } from './lib/soak-database.ts';
import { instances } from './lib/soak-instances.ts';

const [SECONDS, ONLY] = [Number(process.argv[2] ?? 600), process.argv[3]];
/** Meetings of each kind: to be reminded of, completed and released. */
const MEETINGS = 40;
/** The clock's jobs begin each minute, or within it; a busy machine takes some seconds more. */
const MAX_LATE_SECONDS = 20;
const MAX_AFTER_SECONDS = 120;
/** Lawyers with two calendars each. */
const CALENDARS = 40;
const shutdown = createShutdown();
const folder = dataFolder('soak-hanging');

type Sent = Awaited<ReturnType<typeof startServices>>['sent'];

interface Watched {
  readonly database: Database;
  /** The address of the product. */
  readonly site: string;
}

interface Hanging {
  readonly hang: () => void | Promise<void>;
  readonly resume: () => void | Promise<void>;
}

/** Looks every second, until told to stop: the worst that was seen. */
function watch({ database, site }: Watched) {
  const worst = { clock: 0, beat: 0, unhealthy: 0, asked: 0, slowest: 0 };
  let goesOn = true;
  const done = (async () => {
    while (goesOn) {
      const began = performance.now();
      const answer = await fetch(`${site}/api/health`).then(
        async (response) => ({ status: response.status, said: await response.text() }),
        ({ cause }) => ({ status: 0, said: String(cause) }),
      );
      const took = performance.now() - began;
      worst.slowest = Math.max(worst.slowest, took);
      worst.asked += 1;
      if (answer.status !== 200) {
        worst.unhealthy += 1;
        logStep(`health was ${answer.status} after ${Math.round(took)} ms: ${answer.said}`);
      }
      const { clock, beat } = await database.lateness();
      worst.clock = Math.max(worst.clock, clock);
      worst.beat = Math.max(worst.beat, beat ?? 0);
      await sleep(1000);
    }
  })();
  return async () => {
    goesOn = false;
    await done;
    return worst;
  };
}

/** Lets a service hang: what is due meanwhile is done in time, and health and clock are well. */
async function hangFor(
  name: string,
  { database, site, hang, resume }: Watched & Hanging,
): Promise<boolean> {
  await hang();
  const began = performance.now();
  const stop = watch({ database, site });
  const due = watchDue(database);
  const rounds = Math.max(1, Math.floor(SECONDS / 60));
  const count = Math.ceil(MEETINGS / rounds);
  for (let round = 0; round < rounds; round += 1) {
    await due.round(count, SECONDS - 60 * round);
    await sleep(Math.max(0, Math.min(60, SECONDS) * 1000 - 100));
  }
  const took = await due.done();
  while (performance.now() - began < SECONDS * 1000) await sleep(250);
  const worst = await stop();
  const left = await database.left();
  const hung = (performance.now() - began) / 1000;
  await resume();
  const kinds = took.map(({ kind, all }) => {
    const of = kind === 'alarms' ? all.length : all.length * count;
    return `${of} ${kind} within ${shown(longestOf(all))}`;
  });
  logStep(
    `${name} hung for ${shown(hung)}: ${kinds.join(', ')}; a job of the clock was late by ${shown(worst.clock)} at most, the oldest heartbeat ${shown(worst.beat)}; health was ${worst.asked - worst.unhealthy} of ${worst.asked} times 200, after ${Math.round(worst.slowest)} ms at most; ${left.mails} mails waited, ${JSON.stringify(left.jobs)}; alarms: ${left.alarms.join(', ') || 'none'}`,
  );
  const inTime = took.every(({ all }) => !all.includes(null));
  return inTime && worst.clock < MAX_LATE_SECONDS && worst.unhealthy === 0;
}

/** Waits until every mail is sent, every calendar read, and every other job that was due done. */
async function untilCaughtUp(database: Database): Promise<boolean> {
  await database.lookAgain();
  const seconds = await secondsUntil(async () => {
    const { mails, jobs } = await database.left();
    return mails === 0 && jobs.length === 0 && (await database.unread()) === 0;
  }, MAX_AFTER_SECONDS);
  logStep(`nothing was left after ${shown(seconds)}`);
  return seconds !== null;
}

const twiceOf = (counts: ReadonlyMap<unknown, number>) =>
  [...counts.values()].filter((count) => count > 1).length;

/** Tells whether none of mails, pushes and texts arrived twice, and no push is missing that is still of use. */
async function areOnce(
  database: Database,
  { inbox, sent }: { inbox: string; sent: Sent },
): Promise<boolean> {
  const arrived = await fetch(`${inbox}/email`).then((answer) => answer.json() as Promise<Mail[]>);
  const mails = new Map<string | undefined, number>();
  for (const { headers } of arrived) {
    const id = headers['message-id'];
    mails.set(id, (mails.get(id) ?? 0) + 1);
  }
  const missing = (await database.pushesDue()).filter((path) => !sent.pushes.has(path));
  const { listed, distinct } = await database.notifications();
  const states = (await database.texts()).map(({ state, count }) => `${count} ${state}`);
  const twice = [mails, sent.pushes, sent.texts].map(twiceOf);
  logStep(
    `${mails.size} mails arrived, ${twice[0]} of them twice; ${sent.pushes.size} browsers were pushed to, ${twice[1]} twice, ${missing.length} are missing; ${sent.texts.size} numbers got a text, ${twice[2]} twice (${states.join(', ')}); calendars were read ${sent.reads.calendars} times, Google asked ${sent.reads.google} times; ${listed} rows in the portals, ${distinct} distinct`,
  );
  return twice.every((count) => count === 0) && missing.length === 0 && listed === distinct;
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
  const { env, ways, sent } = await startServices({ local, folder, shutdown });
  const base = { ...local, ...env, DEMO_DATA: 'off' };
  let product = instances(base);
  shutdown.onStop(() => product.killAll());
  // The first one migrates, which may take longer than a server may take to be healthy.
  await product.start(['worker']);
  await product.start(['server']);
  const database = await hangingDatabase(settingOf(base, 'DATABASE_URL'));
  const checkouts = await soakDatabase(settingOf(base, 'DATABASE_URL'));
  const site = settingOf(base, 'SITE_URL');
  const restart = async (settings: Settings) => {
    await product.kill(['server', 'worker']);
    product = instances({ ...base, ...settings });
    await product.start(['worker']);
    await product.start(['server']);
  };
  const services: Record<string, Hanging> = {
    // What a machine that is busy with others takes anyway.
    nothing: { hang: () => {}, resume: () => {} },
    mail: ways.mail,
    bucket: {
      async hang() {
        ways.bucket.hang();
        await database.filesToRemove(200);
      },
      resume: ways.bucket.resume,
    },
    gateway: {
      // The local gateway hangs by a setting: no call is answered within its ten seconds.
      async hang() {
        await restart({ LOCAL_GATEWAY_DELAY: '600000' });
        await database.meetingsToComplete(1);
        await checkouts.openCheckouts(200);
      },
      resume: () => restart({}),
    },
    push: ways.push,
    texts: ways.texts,
    calendars: {
      async hang() {
        ways.calendars.hang();
        await database.meetingsToComplete(CALENDARS);
        await database.connectCalendars(CALENDARS);
      },
      resume: ways.calendars.resume,
    },
  };
  const results: boolean[] = [];
  for (const [name, { hang, resume }] of Object.entries(services)) {
    if (ONLY && ONLY !== name) continue;
    results.push(await hangFor(name, { database, site, hang, resume }));
    results.push(await untilCaughtUp(database));
  }
  results.push(await areOnce(database, { inbox: settingOf(base, 'INBOX_URL'), sent }));
  await Promise.all([database.end(), checkouts.end()]);
  await shutdown.run(results.every(Boolean) ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
