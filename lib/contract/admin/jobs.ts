import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, page, paged, text } from '@/lib/contract/platform/fields';

const tag = 'Administration';
const path = '/api/v1/admin/jobs';

/**
 * failed: out of attempts · retrying: failed, and retried automatically · running · waiting: for its time, or for a
 * worker.
 */
export const JOB_STATES = ['failed', 'retrying', 'running', 'waiting'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const DISCARD_REASON_MAX = 500;

export const adminJob = z
  .object({
    _id: id,
    task: z.string(),
    attempts: z.int(),
    max_attempts: z.int(),
    last_error: z.string().nullable(),
    about: z.array(z.object({ name: z.string(), id })),
    run_at: instant,
    locked_at: instant.nullable(),
  })
  .meta({ id: 'AdminJob' });
export type AdminJob = z.output<typeof adminJob>;

export const listAdminJobs = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  tag,
  summary: 'Background jobs in a state: what failed last first, else what is due first',
  query: z.object({ state: z.enum(JOB_STATES).default('failed'), page }),
  status: 200,
  response: paged(adminJob).extend({
    counts: z.record(z.enum(JOB_STATES), z.int()),
    health: z.object({
      workers: z.int(),
      overdue: z.int(),
    }),
  }),
  errors: [],
});
export type AdminJobs = z.output<(typeof listAdminJobs)['response']>;

/** A job id that is not a number matches no job. */
const params = z.object({ id: z.string().regex(/^\d{1,18}$/) });

export const retryAdminJob = endpoint({
  method: 'POST',
  path: `${path}/{id}/retry`,
  access: 'admin',
  tag,
  summary: 'Run a job that failed now, with all of its attempts',
  params,
  status: 204,
  errors: ['bad_transition'],
});

export const discardInput = z
  .object({ reason: text(DISCARD_REASON_MAX) })
  .meta({ id: 'JobDiscardInput' });

export const discardAdminJob = endpoint({
  method: 'POST',
  path: `${path}/{id}/discard`,
  access: 'admin',
  tag,
  summary: 'Remove a job that is out of attempts',
  params,
  body: discardInput,
  status: 204,
  errors: ['bad_transition'],
});
