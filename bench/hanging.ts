// npm run soak:hanging: mail server, gateway and bucket hang in turn, each for ten minutes, at a server with its workers and a
// worker beside it, while meetings become due for reminders and for their end. The clock goes on, health stays 200, and once the
// service answers again every mail arrives exactly once. `-- 60` hangs each for sixty seconds, `-- 60 mail` the mail server alone. Needs a
// build. Push, texts and calendars, whose servers stand in the public internet, hang in hanging.db.test.ts.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';
import { ensureBuilt } from '../scripts/lib/build.ts';
import { dataFolder } from '../scripts/lib/paths.ts';
import { startLocalServices } from '../scripts/local/local-services.ts';
import { freePort } from '../scripts/local/ports.ts';
import { explain, logStep } from '../server/log.ts';
import { createShutdown } from '../server/shutdown.ts';
import { hangable } from './lib/hangable.ts';
import { hangingDatabase } from './lib/hanging-database.ts';
import { type Settings, settingOf } from './lib/settings.ts';
import type { Mail } from './lib/soak-clients.ts';
import { soakDatabase } from './lib/soak-database.ts';
import { instances } from './lib/soak-instances.ts';

const [SECONDS, ONLY] = [Number(process.argv[2] ?? 600), process.argv[3]];
/** A mail to each of two people for every meeting. */
const MEETINGS = 40;
/** The clock's jobs begin each minute, or within it; a busy machine takes some seconds more. */
const MAX_LATE_SECONDS = 20;
const MAX_DUE_SECONDS = 90;
const MAX_AFTER_SECONDS = 120;
const BUCKET = 'sangguni-soak';
const shutdown = createShutdown();
const folder = dataFolder('soak-hanging');

type Database = Awaited<ReturnType<typeof hangingDatabase>>;

interface Watched {
  readonly database: Database;
  /** The address of the product. */
  readonly site: string;
}

/** What makes a service hang, and answer again. */
interface Hanging {
  readonly hang: () => void | Promise<void>;
  readonly resume: () => void | Promise<void>;
}

async function startBucket() {
  const directory = path.join(folder, 'bucket');
  mkdirSync(directory, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port: await freePort(),
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  shutdown.onStop(() => server.close());
  return `http://127.0.0.1:${port}`;
}

const settingsOf = (endpoint: string) => ({
  STORAGE_DRIVER: 's3',
  INCOMING_DIR: path.join(folder, 'incoming'),
  S3_ENDPOINT: endpoint,
  S3_REGION: 'us-east-1',
  S3_BUCKET: BUCKET,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});

/** Looks every second, until told to stop: the worst that was seen. */
function watch({ database, site }: Watched) {
  const worst = { clock: 0, beat: 0, unhealthy: 0, asked: 0, slowest: 0 };
  let goesOn = true;
  const done = (async () => {
    while (goesOn) {
      const began = performance.now();
      const status = await fetch(`${site}/api/health`).then(
        (answer) => answer.status,
        () => 0,
      );
      worst.slowest = Math.max(worst.slowest, performance.now() - began);
      worst.asked += 1;
      if (status !== 200) worst.unhealthy += 1;
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

/** Counts the seconds until all of them are so; null where that takes too long. */
async function secondsUntil(isSo: () => Promise<boolean>, limit: number): Promise<number | null> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  while (!(await isSo())) {
    if (seconds() > limit) return null;
    await sleep(250);
  }
  return seconds();
}

const shown = (seconds: number | null) => (seconds === null ? 'never' : `${seconds.toFixed(1)} s`);

/** Lets a service hang: reminders and ends due meanwhile are done in time, and health and clock are well. */
async function hangFor(
  name: string,
  { database, site, hang, resume }: Watched & Hanging,
): Promise<boolean> {
  await hang();
  const began = performance.now();
  const stop = watch({ database, site });
  const due: Promise<number | null>[] = [];
  const rounds = Math.max(1, Math.floor(SECONDS / 60));
  for (let round = 0; round < rounds; round += 1) {
    const count = Math.ceil(MEETINGS / rounds);
    const [remind, complete] = [
      await database.meetingsToRemindOf(count),
      await database.meetingsToComplete(count),
    ];
    const inTime = [
      secondsUntil(async () => (await database.reminded(remind)) === count, MAX_DUE_SECONDS),
      secondsUntil(async () => (await database.completed(complete)) === count, MAX_DUE_SECONDS),
    ];
    due.push(...inTime);
    await sleep(Math.max(0, Math.min(60, SECONDS) * 1000 - 100));
  }
  const took = await Promise.all(due);
  while (performance.now() - began < SECONDS * 1000) await sleep(250);
  const worst = await stop();
  const left = await database.left();
  await resume();
  const inTime = took.filter((seconds) => seconds !== null);
  const longest = inTime.length < took.length ? null : Math.max(...inTime);
  logStep(
    `${name} hung for ${shown((performance.now() - began) / 1000)}: ${due.length * Math.ceil(MEETINGS / rounds)} meetings were reminded of and completed within ${shown(longest)}; a job of the clock was late by ${shown(worst.clock)} at most, the oldest heartbeat ${shown(worst.beat)}; health was ${worst.asked - worst.unhealthy} of ${worst.asked} times 200, after ${Math.round(worst.slowest)} ms at most; ${left.mails} mails waited, ${JSON.stringify(left.jobs)}; alarms: ${left.alarms.join(', ') || 'none'}`,
  );
  return longest !== null && worst.clock < MAX_LATE_SECONDS && worst.unhealthy === 0;
}

/** Waits until every mail is sent, and every other job that was due done. */
async function untilCaughtUp(database: Database): Promise<boolean> {
  const seconds = await secondsUntil(async () => {
    const { mails, jobs } = await database.left();
    return mails === 0 && jobs.length === 0;
  }, MAX_AFTER_SECONDS);
  logStep(`nothing was left after ${shown(seconds)}`);
  return seconds !== null;
}

async function copies(inbox: string) {
  const mails = await fetch(`${inbox}/email`).then((answer) => answer.json() as Promise<Mail[]>);
  const counts = new Map<string | undefined, number>();
  for (const { headers } of mails) {
    const id = headers['message-id'];
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { arrived: counts.size, twice: [...counts.values()].filter((count) => count > 1).length };
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
  const mail = await hangable(settingOf(local, 'SMTP_URL'));
  const bucket = await hangable(await startBucket());
  for (const { stop } of [mail, bucket]) shutdown.onStop(stop);
  const base = { ...local, SMTP_URL: mail.url, DEMO_DATA: 'off', ...settingsOf(bucket.url) };
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
    mail: { hang: mail.hang, resume: mail.resume },
    bucket: {
      async hang() {
        bucket.hang();
        await database.filesToRemove(200);
      },
      resume: bucket.resume,
    },
    gateway: {
      // The local gateway hangs by a setting: no call is answered within its ten seconds.
      async hang() {
        await restart({ LOCAL_GATEWAY_DELAY: '600000' });
        await checkouts.openCheckouts(200);
      },
      resume: () => restart({}),
    },
  };
  const results: boolean[] = [];
  for (const [name, { hang, resume }] of Object.entries(services)) {
    if (ONLY && ONLY !== name) continue;
    results.push(await hangFor(name, { database, site, hang, resume }));
    results.push(await untilCaughtUp(database));
  }
  const { arrived, twice } = await copies(settingOf(base, 'INBOX_URL'));
  const { listed, distinct } = await database.notifications();
  logStep(
    `${arrived} mails arrived, ${twice} of them twice; ${listed} rows in the portals, ${distinct} distinct`,
  );
  await Promise.all([database.end(), checkouts.end()]);
  const isRight = results.every(Boolean) && twice === 0 && listed === distinct;
  await shutdown.run(isRight ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
