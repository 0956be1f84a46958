import 'server-only';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { purgeSteps } from '@/lib/server/platform/session/steps';
import { sendResetLink } from './credentials/recovery-service';
import { purgeLinkTokens } from './credentials/tokens-service';
import { deleteAccount, queueDueDeletions } from './deletion/service';
import { purgeChallenges } from './second-factor/passkeys-service';
import { purgeExports, writeExport } from './settings/export-service';

interface Payloads {
  /** A null `userId` stands for no account: a job is queued for every requested address. */
  send_reset_link: { userId: string | null; callbackUrl?: string | undefined };
  export_account: { userId: string; requestId: string };
  delete_account: { userId: string };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  send_reset_link: {
    group: 'other',
    run: ({ userId, callbackUrl }, now) => sendResetLink(userId, callbackUrl, now),
  },
  export_account: {
    group: 'files',
    run: ({ userId, requestId }, now) => writeExport(userId, requestId, now),
  },
  delete_account: { group: 'other', run: ({ userId }, now) => deleteAccount(userId, now) },
};

export const cron: Cron = {
  purge_sign_in_steps: { every: 'day', group: 'other', run: purgeSteps },
  purge_passkey_challenges: { every: '5 minutes', group: 'other', run: purgeChallenges },
  purge_link_tokens: { every: 'day', group: 'other', run: purgeLinkTokens },
  purge_exports: { every: 'day', group: 'other', run: purgeExports },
  queue_due_deletions: { every: 'day', group: 'other', run: queueDueDeletions },
};
