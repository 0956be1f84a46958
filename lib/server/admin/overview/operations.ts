import 'server-only';
import type { Overview } from '@/lib/contract/admin/overview';
import * as contract from '@/lib/contract/admin/overview';
import { fullName } from '@/lib/domain/accounts/full-name';
import { isoInstant } from '@/lib/domain/platform/time';
import { operation } from '@/lib/server/platform/pipeline/operation';
import type { Feature } from '@/lib/server/registry/feature';
import type { OverviewView } from './service';
import * as service from './service';
import type { Waiting } from './store';

export const getOverview = operation(contract.getOverview, async ({ now }) =>
  serializeOverview(await service.overviewAt(now)),
);

export const getWaitingCounts = operation(contract.getWaitingCounts, ({ now }) =>
  service.waitingCounts(now),
);

export const getFigures = operation(contract.getFigures, async ({ now }) => ({
  weeks: await service.figuresByWeek(now),
}));

function serializeOverview({ waiting, cases, jobs, cron, ...view }: OverviewView): Overview {
  return {
    verifications: shown(waiting('verifications')),
    cases: {
      absence: shown(cases.absence),
      dispute: shown(cases.dispute),
      review: shown(cases.review),
      unclaimed: shown(cases.unclaimed),
      help: shown(cases.help),
    },
    refunds: { failed: shown(waiting('refunds_failed')), manual: shown(waiting('refunds_manual')) },
    payouts: {
      waiting: shown(waiting('payouts_waiting')),
      failed: shown(waiting('payouts_failed')),
    },
    webhooks: {
      failed: waiting('webhooks_failed').count,
      differs: waiting('webhooks_differ').count,
    },
    failed_jobs: waiting('jobs_failed').count,
    health: {
      jobs: jobs.isRunning ? 'running' : 'stopped',
      heartbeat_at: at(jobs.heartbeat ?? null),
      reminders: view.late ? 'late' : 'on_time',
      oldest_due_at: at(waiting('jobs_due').oldest),
      servers: waiting('servers').count,
      cron: cron.map(({ task, lastRun }) => ({ task, last_run_at: at(lastRun) })),
    },
    signed_in: view.signedIn.map(({ id, firstName, lastName }) => ({
      _id: id,
      name: fullName({ firstName, lastName }),
    })),
    gateway: { name: view.gateway.name, mode: view.gateway.livemode ? 'live' : 'test' },
  };
}

function shown({ count, oldest }: Waiting): Overview['verifications'] {
  return { count, oldest: at(oldest) };
}

function at(instant: Date | null): string | null {
  return instant && isoInstant(instant.getTime());
}

export const overview: Pick<Feature, 'operations'> = {
  operations: [getOverview, getWaitingCounts, getFigures],
};
