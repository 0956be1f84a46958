import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { commissionWork } from './commission/work-service';
import { ownNotary } from './own-notary/feature';
import { requests } from './requests/operations';
import { requestWork } from './requests/work-service';
import * as operations from './search/operations';
import { cron, tasks } from './tasks';

/** What people find of notaries. */
const search: Pick<Feature, 'operations' | 'access'> = {
  operations: operationsOf(operations),
  access: {
    'GET /api/v1/notary-public': { answers: '200', sample: () => ({}) },
    'GET /api/v1/notary-public/cities': { answers: '200', sample: () => ({}) },
    'GET /api/v1/notary-public/{id}': {
      answers: '200',
      sample: async (f) => ({ params: { id: await f.notary() } }),
    },
  },
};

const { account, lawyersChanged, verifiedSubject } = ownNotary;

export const notaries: Feature = {
  name: 'notaries',
  tasks,
  cron,
  work: [requestWork, commissionWork],
  operations: [...ownNotary.operations, ...search.operations, ...requests.operations],
  access: { ...ownNotary.access, ...search.access, ...requests.access },
  personalData: [...ownNotary.personalData, ...requests.personalData],
  account,
  lawyersChanged,
  verifiedSubject,
};
