import 'server-only';
import type { AdminJob } from '@/lib/contract/admin/jobs';
import * as contract from '@/lib/contract/admin/jobs';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { type JobRow, jobCounts, listJobs } from '@/lib/server/platform/queue/service';
import * as service from './service';

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
  await service.retry(actor.id, params.id, now);
  return undefined;
});

export const discardAdminJob = operation(
  contract.discardAdminJob,
  async ({ actor, params, body, now }) => {
    await service.discard(actor.id, params.id, body.reason, now);
    return undefined;
  },
);

/** A job without what it was given: only ids of rows leave, by the form that they have. */
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

/** Without the frames of the stack, which follow it. */
function messageOf(error: string): string {
  return (error.split(' | ')[0] ?? '').slice(0, MESSAGE_MAX);
}
