import 'server-only';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { purgeDocuments } from './documents/service';
import { queueLinkRenewals, renewVerifierLink } from './verification/service';

interface Payloads {
  renew_verifier_link: { verificationId: string };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  renew_verifier_link: {
    group: 'other',
    run: ({ verificationId }, now) => renewVerifierLink(verificationId, now),
  },
};

export const cron: Cron = {
  purge_documents: { every: 'day', group: 'other', run: purgeDocuments },
  queue_link_renewals: { every: 'day', group: 'other', run: queueLinkRenewals },
};
