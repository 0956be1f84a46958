import 'server-only';
import type { TaskList } from 'graphile-worker';
import { deliverTestEvent } from '../adapters/payment/local/delivery';
import { expireHold, expireHolds } from '../bookings/service';
import { database } from '../db/pool';
import { deleteDueAccounts } from '../deletions/service';
import { purgeDocuments } from '../documents/service';
import { purgeExports, writeExport } from '../exports/service';
import { beat } from '../health/service';
import { purgeAnswers } from '../idempotency/service';
import { purgeLimits } from '../limits/service';
import { sendMail } from '../mails/service';
import { completeEnded } from '../meetings/service';
import { purgePages } from '../pages/service';
import { removeIfUnused } from '../pictures/service';
import { reconcile } from '../settlement/service';
import { renewVerifierLinks } from '../verification/service';
import { type JobName, type JobPayloads, queueJob } from './queue';

/** Seconds into each minute at which open payments are asked about: a lost webhook costs 20 seconds, not a booking. */
const RECONCILE_AT = [0, 20, 40];

const JOBS: { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> } = {
  send_mail: ({ mailId }) => sendMail(mailId, Date.now()),
  expire_hold: ({ meetingId }) => expireHold(meetingId, Date.now()),
  deliver_test_event: ({ sessionId, type, eventId }) => deliverTestEvent(sessionId, type, eventId),
  export_account: ({ userId, requestId }) => writeExport(userId, requestId, Date.now()),
  remove_picture: ({ name }) => removeIfUnused(name),
  async reconcile_payments() {
    await beat('jobs', Date.now());
    await reconcile(Date.now());
  },
};

/** Every job by name; what the clock runs is queued, so that one instance runs it. */
export const TASKS: TaskList = {
  ...(JOBS as unknown as TaskList),
  async minute() {
    const now = Date.now();
    for (const second of RECONCILE_AT) {
      const runAt = new Date(now + second * 1000);
      await queueJob(
        database(),
        'reconcile_payments',
        {},
        { runAt, key: `reconcile:${second}`, maxAttempts: 1 },
      );
    }
    await expireHolds(now);
    await completeEnded(now);
  },
  async daily() {
    const now = Date.now();
    await purgeAnswers(now);
    await purgePages(now);
    await purgeLimits(now);
    await purgeDocuments(now);
    await renewVerifierLinks(now);
    await purgeExports(now);
    await deleteDueAccounts(now);
  },
};
