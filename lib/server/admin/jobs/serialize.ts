import 'server-only';
import type { AdminJob } from '@/lib/contract/admin/jobs';
import type { JobRow } from '@/lib/server/platform/queue/service';

/** A job without what it was given: only ids of rows leave, by the form that they have. */
export function serializeJob(job: JobRow): AdminJob {
  const { id, task, attempts, max_attempts, last_error, run_at, locked_at } = job;
  return {
    ...{ _id: id, task, attempts, max_attempts, run_at, locked_at },
    last_error: last_error && messageOf(last_error),
    about: idsOf(job.payload),
  };
}

const ROW_ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

function idsOf(payload: unknown): AdminJob['about'] {
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(payload).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' && ROW_ID.test(value) ? [{ name, id: value }] : [],
  );
}

const MESSAGE_MAX = 500;

/** Without the frames of the stack, which follow it. */
function messageOf(error: string): string {
  return (error.split(' | ')[0] ?? '').slice(0, MESSAGE_MAX);
}
