import 'server-only';
import { type Feature, operationsOf } from '@/lib/server/registry/feature';
import { commissionWork } from './commission/work-service';
import { ownNotary } from './own-notary/feature';
import { appointmentsOf, publishedAppointments } from './requests/appointments-service';
import { requests } from './requests/operations';
import { requestWork } from './requests/work-service';
import * as operations from './search/operations';
import { cron, tasks } from './tasks';

const search: Pick<Feature, 'operations'> = {
  operations: operationsOf(operations),
};

const { account, lawyersChanged, verifiedSubject } = ownNotary;

export const notaries: Feature = {
  name: 'notaries',
  tasks,
  cron,
  work: [requestWork, commissionWork],
  appointments: appointmentsOf,
  calendarFeed: publishedAppointments,
  operations: [...ownNotary.operations, ...search.operations, ...requests.operations],
  personalData: [...ownNotary.personalData, ...requests.personalData],
  account,
  lawyersChanged,
  verifiedSubject,
};
