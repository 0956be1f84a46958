import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Transaction, transaction } from '../db/pool';
import * as store from './store';

/** Fills existing rows in batches while the service runs (docs/decisions/0044). */
export interface Backfill {
  /** Rows of a batch, at most; reduced where they take long. */
  readonly batchSize: number;
  /**
   * Fills the next rows after the cursor, in the order of the primary key; null begins. Returns the last of them,
   * null where there are no more, and the count. Skips filled rows: what servers write meanwhile is newer, and after
   * a crash rows may repeat.
   */
  readonly batch: (tx: Transaction, cursor: string | null, limit: number) => Promise<Batch>;
}

interface Batch {
  readonly cursor: string | null;
  readonly rows: number;
}

/** Backfills by name; migrations refer to the names (`-- after backfill: …`), so they are never reused. */
export type Backfills = Readonly<Record<string, Backfill>>;

/** Duration of one job, milliseconds; the next minute has another. */
const RUN_MS = 45_000;
const STATEMENT_MS = 5_000;
const LOCK_MS = 500;
/** Milliseconds after which a batch is halved, since its rows stay locked until it commits. */
const LONG_MS = 250;
const MIN_BATCH = 10;

/**
 * Continues each unfinished backfill after its last committed batch. One that fails does not delay the others.
 * @throws AggregateError what failed
 */
export async function runBackfills(backfills: Backfills, runMs = RUN_MS): Promise<void> {
  const until = performance.now() + runMs;
  const failures: unknown[] = [];
  for (const [name, backfill] of Object.entries(backfills)) {
    try {
      await runOne(name, backfill, until);
    } catch (error) {
      failures.push(new Error(`backfill ${name}`, { cause: error }));
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, 'several backfills failed');
}

async function runOne(name: string, backfill: Backfill, until: number): Promise<void> {
  let size = backfill.batchSize;
  while (performance.now() < until) {
    const began = performance.now();
    if (await runBatch(name, backfill, size)) return;
    const took = performance.now() - began;
    if (took > LONG_MS) size = Math.max(MIN_BATCH, Math.floor(size / 2));
    // At most half of the time is a backfill's.
    await sleep(took);
  }
}

function runBatch(name: string, { batch }: Backfill, size: number): Promise<boolean> {
  return transaction(async (tx) => {
    const progress = await store.lockProgress(tx, name);
    if (!progress || progress.finishedAt) return true;
    await store.limitBatch(tx, STATEMENT_MS, LOCK_MS);
    const done = await batch(tx, progress.cursor, size);
    await store.saveProgress(tx, name, done);
    return done.cursor === null;
  });
}
