import 'server-only';
import { dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { foundOf, type WorkSource } from '@/lib/server/registry/work';
import { findToAnswer } from './store';

/** Requests that wait for the notary's answer, until their day. One statement. */
export const requestWork: WorkSource = {
  kind: 'notary_request',
  side: 'lawyer',
  noun: 'requests to answer',
  all: '/lawyer-portal/notary-public#received-requests',
  find: async (exec, { lawyerId }) =>
    foundOf(await findToAnswer(exec, lawyerId), ({ id, person, service, day, createdAt }) => ({
      id,
      action: 'Answer the request',
      about: `${person}, ${service}`,
      since: createdAt,
      until: new Date(dayKeyStart(day)),
      href: '/lawyer-portal/notary-public#received-requests',
    })),
};
