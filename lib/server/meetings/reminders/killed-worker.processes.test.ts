import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { database } from '@/lib/server/platform/db/pool';
import { mails, notifications } from '@/lib/server/schema/messages';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { newClient, newLawyer } from '@/lib/testing/factories';
import { startWorker, stopProducts } from '@/lib/testing/jest/product';
import { byTier } from '@/lib/testing/jest/tier';
import { startMailServer } from '@/lib/testing/mail-server';
import { limit } from '@/scripts/lib/test/speed';

/** `npm run soak:reminders` does the same with hundreds. */
const MEETINGS = byTier(2, 4);
const MAILS = 2 * MEETINGS;
/** The worker is killed when so many mails were taken. */
const KILLS = byTier([2], [2, 5]);

/** Each fifth minute the operator is mailed about the jobs of the clock that were killed: here it starts none but ours. */
const startOwnWorker = () =>
  startWorker({ SMTP_URL: mailServer.url, JOBS_CLOCK: 'queue_reminders' });

/** Message-IDs of what the mail server took, in their order. */
const taken: string[] = [];
let worker: ChildProcess | undefined;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mailServer = await startMailServer((mail) => {
    taken.push(mail.match(/^Message-ID: (.*)$/im)?.[1]?.trim() ?? '');
    if (KILLS.includes(taken.length)) worker?.kill('SIGKILL');
  });
});
afterAll(async () => {
  await stopProducts();
  mailServer.stop();
});

/** As after the 30 seconds in which a worker sends no heartbeat. */
async function passTime(): Promise<void> {
  await database().execute(sql`update heartbeats set at = at - interval '1 hour'`);
  await database().execute(sql`
    update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour' where locked_at is not null`);
}

async function untilSent(): Promise<void> {
  for (;;) {
    const rows = await database().select().from(mails);
    if (rows.length === MAILS && rows.every(({ sentAt }) => sentAt !== null)) return;
    await sleep(100);
  }
}

test(
  'killed between sending and noting it, a worker sends the mail again under its Message-ID, and everything else once',
  async () => {
    const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 9 * MINUTE_MS;
    for (let i = 0; i < MEETINGS; i += 1) {
      const [{ lawyerId }, { id: clientId }] = [await newLawyer(), await newClient()];
      const bookedAt = start - 3 * HOUR_MS;
      await seedMeeting(database(), { lawyerId, clientId, start, bookedAt });
    }
    await database().execute(sql`select graphile_worker.add_job('queue_reminders', '{}')`);
    for (const _kill of KILLS) {
      worker = startOwnWorker();
      await once(worker, 'exit');
      expect(worker.signalCode).toBe('SIGKILL');
      await passTime();
    }
    worker = startOwnWorker();
    await untilSent();
    const rows = await database().select().from(mails);
    expect(new Set(taken)).toEqual(new Set(rows.map(({ id }) => `<${id}@sangguni.mail>`)));
    // Each kill left one mail that was taken and not noted, and at most three that other jobs were sending.
    const again = taken.length - MAILS;
    expect(again).toBeGreaterThanOrEqual(KILLS.length);
    expect(again).toBeLessThanOrEqual(4 * KILLS.length);
    expect(await database().select().from(notifications)).toHaveLength(MAILS);
  },
  limit(60_000),
);
