// npm run soak:hanging: mail server, bucket, gateway, push services, text carrier and calendars hang in turn, each for ten minutes, at
// a server with its workers and a worker beside it, while meetings become due for reminders, for their end and for the release of
// their money, and a job that failed is told to the operator. The clock goes on, health stays 200, and once the service answers
// again every mail, push and text has arrived at most once, and none that is still of use is missing. `-- 60` hangs each for sixty
// seconds (without releases and alarms, which the clock starts every five minutes), `-- 60 mail` the mail server alone. Needs a build.
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../scripts/lib/build.ts';
import { dataFolder } from '../scripts/lib/paths.ts';
import { startLocalServices } from '../scripts/local/local-services.ts';
import { freePort } from '../scripts/local/ports.ts';
import { explain, logStep } from '../server/log.ts';
import { createShutdown } from '../server/shutdown.ts';
import { hangingDatabase } from './lib/hanging-database.ts';
import { startServices } from './lib/hanging-services.ts';
import { soakDatabase } from './lib/soak-database.ts';
import { instances } from './lib/soak-instances.ts';

const [SECONDS = 600, ONLY] = [Number(process.argv[2] ?? 600), process.argv[3]];
/** Of each kind: to be reminded of, completed and released. */
const MEETINGS = 40;
/** The clock's jobs begin each minute, or within it; a busy machine takes some seconds more. */
const MAX_LATE_SECONDS = 20;
const MAX_DUE_SECONDS = 90;
/** Releases and alarms begin every five minutes. */
const MAX_FIVE_MINUTES = 330;
const MAX_AFTER_SECONDS = 120;
/** Lawyers with two calendars each. */
const CALENDARS = 40;
const shutdown = createShutdown();
const folder = dataFolder('soak-hanging');

/** Looks every second, until told to stop: the worst that was seen. */
function watch({ database, site }) {
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
      worst.beat = Math.max(worst.beat, beat);
      await sleep(1000);
    }
  })();
  return async () => {
    goesOn = false;
    await done;
    return worst;
  };
}

/** Seconds until all of them are so; null where that takes too long. */
async function secondsUntil(isSo, limit) {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  while (!(await isSo())) {
    if (seconds() > limit) return null;
    await sleep(250);
  }
  return seconds();
}

const shown = (seconds) => (seconds === null ? 'never' : `${seconds.toFixed(1)} s`);

/** What has to happen in time while a service hangs, in kinds: seconds of each, null where it took too long. */
function watchDue(database) {
  const took = { reminders: [], ends: [], releases: [], alarms: [] };
  const expectAll = (kind, ids, count, limit) =>
    took[kind].push(secondsUntil(async () => (await count(ids)) === ids.length, limit));
  return {
    async round(count, left) {
      expectAll(
        'reminders',
        await database.meetingsToRemindOf(count),
        database.reminded,
        MAX_DUE_SECONDS,
      );
      expectAll(
        'ends',
        await database.meetingsToComplete(count),
        database.completed,
        MAX_DUE_SECONDS,
      );
      if (left < MAX_FIVE_MINUTES) return;
      const paid = await database.meetingsToRelease(count);
      expectAll('releases', paid, database.released, MAX_FIVE_MINUTES);
      if (took.alarms.length > 0) return;
      const at = await database.failJob();
      took.alarms.push(secondsUntil(() => database.toldSince(at), MAX_FIVE_MINUTES));
    },
    async done() {
      const kinds = Object.entries(took).filter(([, all]) => all.length > 0);
      return Promise.all(kinds.map(async ([kind, all]) => [kind, await Promise.all(all)]));
    },
  };
}

const longestOf = (seconds) => (seconds.includes(null) ? null : Math.max(...seconds));

/** Lets a service hang: what is due meanwhile is done in time, and health and clock are well. */
async function hangFor(name, { database, site, hang, resume }) {
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
  const kinds = took.map(([kind, all]) => {
    const of = kind === 'alarms' ? all.length : all.length * count;
    return `${of} ${kind} within ${shown(longestOf(all))}`;
  });
  logStep(
    `${name} hung for ${shown(hung)}: ${kinds.join(', ')}; a job of the clock was late by ${shown(worst.clock)} at most, the oldest heartbeat ${shown(worst.beat)}; health was ${worst.asked - worst.unhealthy} of ${worst.asked} times 200, after ${Math.round(worst.slowest)} ms at most; ${left.mails} mails waited, ${JSON.stringify(left.jobs)}; alarms: ${left.alarms.join(', ') || 'none'}`,
  );
  const inTime = took.every(([, all]) => !all.includes(null));
  return inTime && worst.clock < MAX_LATE_SECONDS && worst.unhealthy === 0;
}

/** Every mail is sent, every calendar read, and every other job that was due done. */
async function untilCaughtUp(database) {
  await database.lookAgain();
  const seconds = await secondsUntil(async () => {
    const { mails, jobs } = await database.left();
    return mails === 0 && jobs.length === 0 && (await database.unread()) === 0;
  }, MAX_AFTER_SECONDS);
  logStep(`nothing was left after ${shown(seconds)}`);
  return seconds !== null;
}

const twiceOf = (counts) => [...counts.values()].filter((count) => count > 1).length;

/** Of mails, pushes and texts none arrived twice, and no push is missing that is still of use. */
async function areOnce(database, { inbox, sent }) {
  const mails = new Map();
  for (const { headers } of await fetch(`${inbox}/email`).then((answer) => answer.json())) {
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
  const database = await hangingDatabase(base.DATABASE_URL);
  const checkouts = await soakDatabase(base.DATABASE_URL);
  const site = base.SITE_URL;
  const restart = async (settings) => {
    await product.kill(['server', 'worker']);
    product = instances({ ...base, ...settings });
    await product.start(['worker']);
    await product.start(['server']);
  };
  const services = {
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
  const results = [];
  for (const [name, { hang, resume }] of Object.entries(services)) {
    if (ONLY && ONLY !== name) continue;
    results.push(await hangFor(name, { database, site, hang, resume }));
    results.push(await untilCaughtUp(database));
  }
  results.push(await areOnce(database, { inbox: base.INBOX_URL, sent }));
  await Promise.all([database.end(), checkouts.end()]);
  await shutdown.run(results.every(Boolean) ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
