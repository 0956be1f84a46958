import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import * as contract from '@/lib/contract/site/system';
import { storage } from '@/lib/server/adapters/storage/storage';
import { remindersAreLate } from '@/lib/server/meetings/reminders/service';
import { AppError } from '@/lib/server/platform/app-error';
import { clocksAgree } from '@/lib/server/platform/db/clock';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { wasDiskFull } from '@/lib/server/platform/full-disk';
import { heldSince } from '@/lib/server/platform/installation/hold-service';
import { describeError, logEvent } from '@/lib/server/platform/log';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { heartbeats } from '@/lib/server/schema/messages';

// Operations

export const getHealth = operation(contract.getHealth, async ({ now }) => {
  const health = await healthAt(now);
  if (!health) {
    throw new AppError('unavailable', 'The database or the jobs do not answer.', { retryAfter: 5 });
  }
  return { status: 'ok' as const, ...health };
});

// Service

/** The workers send a heartbeat every 20 seconds; three missed in a row mean that they have stopped. */
const HEARTBEAT_TIMEOUT_MS = 75_000;
/** Shorter for a health check than for an upload. */
const FILES_TIMEOUT_MS = 1_000;

export async function beat(now: number): Promise<void> {
  await Promise.all([recordHeartbeat('jobs', now), clocksAgree()]);
}

export function recordHeartbeat(name: string, now: number): Promise<void> {
  return saveHeartbeat(database(), name, new Date(now));
}

/** Returns the workers' last heartbeat, and whether it is recent enough. */
export async function jobsState(now: number): Promise<{ heartbeat?: Date; isRunning: boolean }> {
  const heartbeat = await lastHeartbeat(database(), 'jobs');
  if (heartbeat === undefined) return { isRunning: false };
  return { heartbeat, isRunning: now - heartbeat.getTime() < HEARTBEAT_TIMEOUT_MS };
}

interface Health {
  readonly reminders: 'on_time' | 'late';
  readonly files: 'stored' | 'refused';
  /** Whether the clocks of this process and the database agree. */
  readonly clock: 'right' | 'wrong';
  /** Nothing is sent or paid, and no job runs, until the operator releases it. */
  readonly held: boolean;
}

/**
 * Returns the health, or null unless the database answers and the jobs run, or are held. Late reminders, a disk that
 * refuses files and a wrong clock are only reported: taking the server out of service would not help, and everything
 * else works.
 */
export async function healthAt(now: number): Promise<Health | null> {
  try {
    const held = (await heldSince()) !== null;
    if (!held && !(await jobsState(now)).isRunning) return null;
    const [late, files, isRight] = await Promise.all([
      remindersAreLate(now),
      filesState(),
      clocksAgree(),
    ]);
    const clock = isRight ? 'right' : 'wrong';
    return { reminders: late ? 'late' : 'on_time', files, clock, held };
  } catch {
    return null;
  }
}

async function filesState(): Promise<Health['files']> {
  if (wasDiskFull()) return 'refused';
  try {
    return await Promise.race([
      storage()
        .prepare()
        .then(() => 'stored' as const),
      sleep(FILES_TIMEOUT_MS, 'refused' as const, { ref: false }),
    ]);
  } catch (error) {
    logEvent('storage', { error: describeError(error) });
    return 'refused';
  }
}

// Store

async function saveHeartbeat(exec: Executor, name: string, at: Date): Promise<void> {
  await exec
    .insert(heartbeats)
    .values({ name, at })
    .onConflictDoUpdate({ target: heartbeats.name, set: { at } });
}

async function lastHeartbeat(exec: Executor, name: string): Promise<Date | undefined> {
  const [row] = await exec
    .select({ at: heartbeats.at })
    .from(heartbeats)
    .where(eq(heartbeats.name, name));
  return row?.at;
}
