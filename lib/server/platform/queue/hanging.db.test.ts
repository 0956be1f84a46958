import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import { queueMail } from '@/lib/server/notifications/mails/service';
import { registeredFeatures } from '@/lib/server/registry/registry';
import { jobsState } from '@/lib/server/site/health/health';
import { applySettings } from '@/lib/testing/jest/settings';
import { limit } from '@/scripts/lib/test/speed';
import { database } from '../db/pool';
import { addJob } from './queue';
import { startJobs, stopJobs } from './runner';
import { type Group, workOf } from './tasks';

/** A service that takes connections and never answers; sockets that are open. */
const open = new Set<net.Socket>();
const silent = net.createServer((socket) => {
  open.add(socket);
  socket.on('error', () => {});
  socket.on('close', () => open.delete(socket));
});
const { tasks, clock } = workOf(registeredFeatures());
/** Jobs of the clock that ask no outside service. */
const CLOCKS = [
  'beat',
  'queue_reminders',
  'queue_overdue_holds',
  'release_meetings',
  'watch_incidents',
  'schedule_minute',
];

let release: () => void;
const released = new Promise<void>((resolve) => {
  release = resolve;
});

/** Each job of these groups waits until the end of the test, as for a service that never answers. */
function hanging(groups: readonly Group[]): Partial<Record<Group, TaskList>> {
  const waiting = (list: TaskList = {}) =>
    Object.fromEntries(Object.keys(list).map((name) => [name, () => released]));
  return Object.fromEntries(groups.map((group) => [group, waiting(tasks[group])]));
}

beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  applySettings({ SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
});

/** Due, or running. */
async function countOf(task: string): Promise<number> {
  const { rows } = await database().execute<{ count: number }>(sql`
    select count(*)::int as count from graphile_worker.jobs
    where task_identifier = ${task} and run_at <= now()`);
  return rows[0]?.count ?? 0;
}

async function untilDone(names: readonly string[], ms: number): Promise<string[]> {
  const giveUp = Date.now() + limit(ms);
  for (;;) {
    const left: string[] = [];
    for (const name of names) if ((await countOf(name)) > 0) left.push(name);
    if (left.length === 0 || Date.now() > giveUp) return left;
    await sleep(50);
  }
}

test('while every service of others hangs at once, the clock goes on', async () => {
  for (let i = 0; i < 40; i += 1)
    await queueMail(database(), {
      to: `reader-${i}@example.com`,
      template: 'hanging',
      dedupeKey: `hanging:${i}`,
      content: { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', attachments: [] },
    });
  const hung: Group[] = ['payments', 'push', 'texts', 'calendars', 'files'];
  for (const group of hung)
    for (const name of Object.keys(tasks[group] ?? {}))
      for (let i = 0; i < 10; i += 1) await addJob(database(), name, {}, {});
  try {
    await startJobs({ tasks: { ...tasks, ...hanging(hung) }, clock });
    // Every place of each of them is taken by now.
    await sleep(500);
    expect(open.size).toBeGreaterThan(0);
    for (const name of CLOCKS) await addJob(database(), name, {}, { maxAttempts: 1 });
    expect(await untilDone(CLOCKS, 5_000)).toEqual([]);
    expect(await jobsState(Date.now())).toMatchObject({ isRunning: true });
    expect(await countOf('send_mail')).toBe(40);
    const { rows } = await database().execute<{ count: number }>(sql`
      select count(*)::int as count from graphile_worker.jobs where locked_at is not null`);
    expect(rows[0]?.count).toBeGreaterThanOrEqual(hung.length);
  } finally {
    release();
    silent.close();
    for (const socket of open) socket.destroy();
    await stopJobs();
  }
}, 60_000);
