import 'server-only';
import * as contract from '@/lib/contract/admin/jobs';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { jobCounts, listJobs } from '@/lib/server/platform/queue/service';
import { serializeJob } from './serialize';
import * as service from './service';

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
