import 'server-only';
import { dayKeyStart } from '@/lib/domain/platform/clock-labels';
import { type WorkSource, workQuery } from '@/lib/server/registry/work';
import * as store from './store';

/** Requests that wait for the notary's answer, until their day. */
export const requestWork: WorkSource = {
  kind: 'notary_request',
  side: 'lawyer',
  noun: 'requests to answer',
  all: '/lawyer-portal/notary-public?part=requests',
  ...workQuery(store.TO_ANSWER, (row: store.RequestToAnswer) => ({
    id: row.id,
    action: 'Answer the request',
    about: `${row.person}, ${row.service}`,
    since: new Date(row.createdAt),
    until: new Date(dayKeyStart(row.day)),
    href: '/lawyer-portal/notary-public?part=requests',
  })),
};
