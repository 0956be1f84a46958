import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import * as checkout from './checkout/operations';
import { payouts } from './payouts/feature';
import { deletionWaits } from './payouts/personal-data/service';
import * as received from './received/operations';
import * as settlement from './settlement/operations';
import { cron, tasks } from './settlement/tasks';
import { statements } from './statements/feature';
import * as transfers from './transfers/tasks';

export const payments: Feature = {
  name: 'payments',
  tasks: { ...tasks, ...transfers.tasks },
  cron: { ...cron, ...transfers.cron },
  account: { deletionWaits },
  personalData: [
    {
      tables: ['payments', 'refunds'],
      kept: 'For good, as the books of account ask: amounts, dates and references, without names. What was paid for exports them.',
    },
    ...payouts.personalData,
  ],
  operations: [
    ...[checkout, received, settlement].flatMap((part) => Object.values(part)),
    ...payouts.operations,
    ...statements.operations,
  ],
  access: {
    ...payouts.access,
    ...statements.access,
    'GET /api/v1/payments/methods': { answers: '200', sample: () => ({}) },
    'GET /api/v1/lawyers/payments': {
      answers: 'session mail mail role 200 role 200',
      sample: () => ({ query: { month: '2026-11' } }),
    },
    'GET /api/v1/payments/checkout': {
      answers: '200',
      sample: (f) => ({ query: { ref: f.paymentRef } }),
    },
    'POST /api/v1/payments/webhooks/{id}': {
      answers: '200',
      sample: (f) => ({ params: { id: 'local' }, ...f.gatewayEvent() }),
    },
  },
};
