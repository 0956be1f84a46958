import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { lawyers } from '@/lib/server/schema/lawyers';
import { newLawyer } from '@/lib/testing/factories';
import { type OwnPostgres, startOwnPostgres, startReplicaOf } from '@/lib/testing/jest/postgres';
import { applySettings } from '@/lib/testing/jest/settings';
import { limit } from '@/scripts/lib/test/speed.mjs';
import { changeProfile, searchPage } from '../../lawyers/profiles/service';
import { applyMigrations } from '../db/migrate';
import { closePools, database } from '../db/pool';
import { forgetReplica, fromReplica } from './service';

const EVERYBODY = { page: 0, sort: 'rating', sort_direction: -1 } as const;

let primary: OwnPostgres;
let replica: OwnPostgres;
let onReplica: pg.Client;
let lawyerId: string;

beforeAll(async () => {
  primary = await startOwnPostgres();
  await applyMigrations(primary.url);
  replica = await startReplicaOf(primary);
  applySettings({ DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url });
  onReplica = new pg.Client({ connectionString: replica.url });
  onReplica.on('error', () => {});
  await onReplica.connect();
  ({ lawyerId } = await newLawyer());
}, 60_000);

afterAll(async () => {
  forgetReplica();
  await onReplica?.end();
  await closePools();
  await primary?.stop();
});

/** Which server answers what may come from the replica. */
async function answering(): Promise<'replica' | 'primary'> {
  const { rows } = await fromReplica(() =>
    database().execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`),
  );
  return rows[0]?.standby ? 'replica' : 'primary';
}

async function until(server: 'replica' | 'primary'): Promise<void> {
  while ((await answering()) !== server) await sleep(20);
}

const show = (isPublic: boolean) =>
  changeProfile(lawyerId, async (tx) => {
    await tx.update(lawyers).set({ isPublic }).where(eq(lawyers.id, lawyerId));
  });

const found = async () =>
  (await searchPage(EVERYBODY, Date.now())).lawyers.some(({ card }) => card.id === lawyerId);

test('answers once it has what changed', async () => {
  await until('replica');
  expect(await found()).toBe(true);
});

test('hides at once who is hidden, however far it is behind, and is asked again when it knows', async () => {
  for (const isPublic of [false, true, false, true]) {
    await until('replica');
    await onReplica.query('select pg_wal_replay_pause()');
    await show(isPublic);
    expect(await found()).toBe(isPublic);
    expect(await answering()).toBe('primary');
    await onReplica.query('select pg_wal_replay_resume()');
    await until('replica');
    expect(await found()).toBe(isPublic);
  }
});

test('is left alone when it is five seconds behind, whatever changed', async () => {
  await until('replica');
  await onReplica.query('select pg_wal_replay_pause()');
  const began = performance.now();
  try {
    while ((await answering()) === 'replica') {
      await database().execute(sql`select pg_logical_emit_message(true, 'test', 'something else')`);
      await sleep(50);
    }
    expect(performance.now() - began).toBeLessThan(limit(6_500));
    expect(performance.now() - began).toBeGreaterThan(4_000);
  } finally {
    await onReplica.query('select pg_wal_replay_resume()');
  }
  await until('replica');
});

test('that no longer answers, or is gone, costs one wait and no answer', async () => {
  await until('replica');
  replica.freeze();
  const times: number[] = [];
  for (let i = 0; i < 20; i += 1) {
    const began = performance.now();
    expect(await found()).toBe(true);
    times.push(performance.now() - began);
  }
  expect(Math.max(...times)).toBeLessThan(limit(2_500));
  expect(times.filter((ms) => ms > limit(500)).length).toBeLessThanOrEqual(1);
  await replica.stop();
  const answers = await Promise.all(Array.from({ length: 20 }, found));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(await answering()).toBe('primary');
});
