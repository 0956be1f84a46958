import 'server-only';
import { parseCronItems, type TaskList } from 'graphile-worker';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import { deleteAccount, queueDueDeletions } from '@/lib/server/accounts/deletion/service';
import { purgeExports, writeExport } from '@/lib/server/accounts/export/service';
import { sendResetLink } from '@/lib/server/accounts/recovery/service';
import { purgeLinkTokens } from '@/lib/server/accounts/tokens/service';
import { deliverTestEvent } from '@/lib/server/adapters/payment/local-delivery';
import { storage } from '@/lib/server/adapters/storage/storage';
import { purgeDocuments } from '@/lib/server/lawyers/documents/service';
import { queueLinkRenewals, renewVerifierLink } from '@/lib/server/lawyers/verification/service';
import { removeIfUnused } from '@/lib/server/media/pictures/service';
import {
  expireHold,
  purgeRequestKeys,
  queueOverdueHolds,
} from '@/lib/server/meetings/booking/service';
import { queueEndedHolds, removeFilesOfHold } from '@/lib/server/meetings/files/service';
import { completeEnded } from '@/lib/server/meetings/service';
import { purgeNotifications } from '@/lib/server/notifications/in-app/service';
import { purgeMails, sendMail } from '@/lib/server/notifications/mails/service';
import { purgeEvents, reconcile } from '@/lib/server/payments/settlement/jobs';
import { recordHeartbeat } from '@/lib/server/site/health/service';
import { database } from '../db/pool';
import { purgeAnswers } from '../idempotency/service';
import { purgeLimits } from '../limits/service';
import { purgePages } from '../page-cache/service';
import { purgeSessions } from '../session/service';
import { type JobName, type JobPayloads, queueJob } from './queue';

type Jobs<N extends JobName> = { [K in N]: (payload: JobPayloads[K]) => Promise<void> };
type Work = (now: number) => Promise<unknown>;

/** Jobs that wait for a payment gateway. They have workers of their own: one that hangs must not hold up mails. */
const PAYMENT_JOBS: Jobs<'expire_hold' | 'reconcile_payments' | 'deliver_test_event'> = {
  expire_hold: ({ meetingId }) => expireHold(meetingId, Date.now()),
  reconcile_payments: () => reconcile(Date.now()),
  deliver_test_event: ({ sessionId, type, eventId }) => deliverTestEvent(sessionId, type, eventId),
};

const OTHER_JOBS: Jobs<Exclude<JobName, keyof typeof PAYMENT_JOBS>> = {
  send_mail: ({ mailId }) => sendMail(mailId, Date.now()),
  send_reset_link: ({ userId, callbackUrl }) => sendResetLink(userId, callbackUrl, Date.now()),
  export_account: ({ userId, requestId }) => writeExport(userId, requestId, Date.now()),
  delete_account: ({ userId }) => deleteAccount(userId, Date.now()),
  renew_verifier_link: ({ verificationId }) => renewVerifierLink(verificationId, Date.now()),
  remove_picture: ({ name }) => removeIfUnused(name),
  remove_file: ({ storageKey }) => storage().delete(storageKey),
  remove_hold_files: ({ meetingId }) => removeFilesOfHold(meetingId),
  beat: () => recordHeartbeat('jobs', Date.now()),
};

/** What the clock queues every minute, each a job of its own. What takes long only queues further jobs. */
const MINUTELY: Readonly<Record<string, Work>> = {
  schedule_minute: scheduleMinute,
  queue_overdue_holds: queueOverdueHolds,
  complete_meetings: completeEnded,
};

/**
 * What the clock queues once a day, each a job of its own with its own retries. What is done per account, link or file
 * is queued as one job for each, so that one that fails keeps no other waiting.
 */
const DAILY: Readonly<Record<string, Work>> = {
  purge_answers: purgeAnswers,
  purge_request_keys: purgeRequestKeys,
  purge_pages: purgePages,
  purge_limits: purgeLimits,
  purge_sessions: purgeSessions,
  purge_link_tokens: purgeLinkTokens,
  purge_mails: purgeMails,
  purge_notifications: purgeNotifications,
  purge_payment_events: purgeEvents,
  purge_documents: purgeDocuments,
  purge_exports: purgeExports,
  queue_ended_holds: queueEndedHolds,
  purge_unfinished_files: (now) => storage().purgeUnfinished(now - DAY_MS),
  queue_link_renewals: queueLinkRenewals,
  queue_due_deletions: queueDueDeletions,
};

/** 03:17 in Manila. */
const DAILY_AT = '17 19 * * *';
/** A day that fell into a time without workers is made up for within this. */
const DAILY_BACKFILL_MS = 12 * HOUR_MS;

/** The clock's jobs; all instances have the same clock, and each minute is queued once. */
export const CRON = parseCronItems([
  ...Object.keys(MINUTELY).map((task) => ({
    task,
    match: '* * * * *',
    // A minute that fails is over, the next one does it again; one that a restart missed is made up for.
    options: { backfillPeriod: MINUTE_MS, maxAttempts: 1, jobKey: task },
  })),
  ...Object.keys(DAILY).map((task) => ({
    task,
    match: DAILY_AT,
    options: { backfillPeriod: DAILY_BACKFILL_MS, maxAttempts: 8, jobKey: task },
  })),
]);

/** Every job by name, in the two groups that have their own workers. */
export const TASKS: Readonly<Record<'payments' | 'other', TaskList>> = {
  payments: PAYMENT_JOBS as unknown as TaskList,
  other: {
    ...(OTHER_JOBS as unknown as TaskList),
    ...Object.fromEntries(
      Object.entries({ ...MINUTELY, ...DAILY }).map(([name, work]) => [
        name,
        async () => void (await work(Date.now())),
      ]),
    ),
  },
};

/** Seconds into each minute at which open payments are asked about and the queue shows that it moves. */
const SECONDS = [0, 20, 40];
/** Before whatever else is waiting. */
const FIRST = -10;

async function scheduleMinute(now: number): Promise<void> {
  for (const second of SECONDS) {
    const options = { runAt: new Date(now + second * 1000), maxAttempts: 1, priority: FIRST };
    await queueJob(database(), 'beat', {}, { ...options, key: `beat:${second}` });
    await queueJob(
      database(),
      'reconcile_payments',
      {},
      // One at a time, however many instances there are.
      { ...options, key: `reconcile:${second}`, queue: 'reconcile' },
    );
  }
}
