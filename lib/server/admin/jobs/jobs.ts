import 'server-only';
import type { AdminJob } from '@/lib/contract/admin/jobs';
import * as contract from '@/lib/contract/admin/jobs';
import { record } from '@/lib/server/platform/audit/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import {
  discardJob,
  type JobRow,
  jobCounts,
  listJobs,
  retryJob,
} from '@/lib/server/platform/queue/service';
import type { Feature } from '@/lib/server/registry/feature';

// Operations

const ROW_ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

const MESSAGE_MAX = 500;

export const listAdminJobs = operation(
  contract.listAdminJobs,
  async ({ query: { state, page }, now }) => {
    const { rows, hasMore } = await listJobs(database(), state, page);
    const { overdue, workers, ...counts } = await jobCounts(database(), now);
    const health = { overdue, workers };
    return { results: rows.map(serializeJob), hasMore, page, counts, health };
  },
);

export const retryAdminJob = operation(contract.retryAdminJob, async ({ actor, params, now }) => {
  await retry(actor.id, params.id, now);
  return undefined;
});

export const discardAdminJob = operation(
  contract.discardAdminJob,
  async ({ actor, params, body, now }) => {
    await discard(actor.id, params.id, body.reason, now);
    return undefined;
  },
);

/** Serializes a job without its input: only ids of rows, recognised by their form, are included. */
function serializeJob(job: JobRow): AdminJob {
  const { id, task, attempts, max_attempts, last_error, run_at, locked_at } = job;
  return {
    _id: id,
    task,
    attempts,
    max_attempts,
    run_at,
    locked_at,
    last_error: last_error && messageOf(last_error),
    about: idsOf(job.payload),
  };
}

function idsOf(payload: unknown): AdminJob['about'] {
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' && ROW_ID.test(value) ? [{ name, id: value }] : [],
  );
}

function messageOf(error: string): string {
  return (error.split(' | ')[0] ?? '').slice(0, MESSAGE_MAX);
}

// Service

async function retry(userId: string, id: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const detail = await retryJob(tx, id, now);
    await record(tx, 'job_retried', { role: 'admin', userId }, { subject: id, detail, now });
  });
}

async function discard(userId: string, id: string, reason: string, now: number): Promise<void> {
  await transaction(async (tx) => {
    const detail = `${await discardJob(tx, id)}: ${reason}`;
    await record(tx, 'job_discarded', { role: 'admin', userId }, { subject: id, detail, now });
  });
}

// Feature

export const jobs = {
  operations: [listAdminJobs, retryAdminJob, discardAdminJob],
} as const satisfies Pick<Feature, 'operations'>;
