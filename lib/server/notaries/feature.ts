import 'server-only';
import type { Feature } from '@/lib/server/registry/feature';
import { ownNotary } from './own-notary/feature';
import { requests } from './requests/feature';
import { search } from './search/feature';
import { cron, tasks } from './tasks';

const { account, lawyersChanged, verifiedSubject } = ownNotary;

export const notaries: Feature = {
  name: 'notaries',
  ...{ tasks, cron },
  operations: [...ownNotary.operations, ...search.operations, ...requests.operations],
  access: { ...ownNotary.access, ...search.access, ...requests.access },
  personalData: [...ownNotary.personalData, ...requests.personalData],
  ...{ account, lawyersChanged, verifiedSubject },
};
