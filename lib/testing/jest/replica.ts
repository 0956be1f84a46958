import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { applyMigrations } from '@/lib/server/platform/db/migrate';
import { closePools, database } from '@/lib/server/platform/db/pool';
import { forgetReplica, fromReplica } from '@/lib/server/platform/replica/service';
import { startOwnPostgres, startReplicaOf } from './postgres';
import { applySettings } from './settings';

export interface Replicated {
  /** Stops all processes of the replica: its connections stay open without an answer. */
  freeze(): void;
  /** Stops for a while what the replica takes over, or lets it go on. */
  replay(how: 'pause' | 'resume'): Promise<void>;
  stopReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL with the tables of the product and a replica of it, and has the product use both. */
export async function startReplicated(): Promise<Replicated> {
  const primary = await startOwnPostgres();
  await applyMigrations(primary.url);
  const replica = await startReplicaOf(primary);
  applySettings({ DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url });
  const onReplica = new pg.Client({ connectionString: replica.url });
  onReplica.on('error', () => {});
  await onReplica.connect();
  let isRunning = true;
  const stopReplica = async () => {
    if (isRunning) await replica.stop();
    isRunning = false;
  };
  return {
    freeze: replica.freeze,
    stopReplica,
    async replay(how) {
      await onReplica.query(`select pg_wal_replay_${how}()`);
    },
    async stop() {
      forgetReplica();
      await onReplica.end();
      await closePools();
      await stopReplica();
      await primary.stop();
    },
  };
}

/** Says which server answers what may come from the replica. */
export async function answering(): Promise<'replica' | 'primary'> {
  const { rows } = await fromReplica(() =>
    database().execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`),
  );
  return rows[0]?.standby ? 'replica' : 'primary';
}

/** Waits until this server answers. */
export async function untilAnswering(server: 'replica' | 'primary'): Promise<void> {
  while ((await answering()) !== server) await sleep(20);
}
