import 'server-only';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { purgeRemovedBlockers } from './availability/blockers-service';
import { purgeTax } from './banking/tax-personal-data-service';
import * as google from './calendars/google-service';
import { queueSyncs, syncImport } from './calendars/imports-service';
import { deliverEvent, purgeDeliveries } from './events/deliveries-service';
import { refreshTimes } from './open-times/service';
import { purgeViews } from './profiles/views';
import { foldCounts } from './search/counts';
import { storeDraws } from './search/featured';
import { purgeDocuments } from './verification/documents-service';
import { queueDueChecks, reviewStanding } from './verification/good-standing';
import { queueLinkRenewals, renewVerifierLink } from './verification/service';

interface Payloads {
  renew_verifier_link: { verificationId: string };
  review_standing: { lawyerId: string };
  sync_calendar: { importId: string };
  look_at_google: { googleId: string };
  take_back_google: { googleId: string };
  /** `since`: instant of the first attempt, epoch ms; missing for that one. */
  deliver_event: { deliveryId: string; since?: number };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  renew_verifier_link: {
    group: 'other',
    run: ({ verificationId }, now) => renewVerifierLink(verificationId, now),
  },
  review_standing: { group: 'other', run: ({ lawyerId }, now) => reviewStanding(lawyerId, now) },
  look_at_google: {
    group: 'calendars',
    run: ({ googleId }, now) => google.syncCalendar(googleId, now),
  },
  take_back_google: {
    group: 'calendars',
    run: ({ googleId }, now) => google.disconnectCalendar(googleId, now),
  },
  sync_calendar: { group: 'calendars', run: ({ importId }, now) => syncImport(importId, now) },
  deliver_event: { group: 'events', run: (payload, now) => deliverEvent(payload, now) },
};

export const cron: Cron = {
  purge_documents: { every: 'day', group: 'other', run: purgeDocuments },
  queue_calendar_syncs: { every: 'minute', group: 'other', run: queueSyncs },
  queue_google_looks: { every: '20 seconds', group: 'other', alone: true, run: google.queueSyncs },
  refresh_times: { every: '20 seconds', group: 'other', alone: true, run: refreshTimes },
  keep_draws: { every: 'minute', group: 'other', run: storeDraws },
  fold_counts: { every: 'minute', group: 'other', run: foldCounts },
  queue_link_renewals: { every: 'day', group: 'other', run: queueLinkRenewals },
  queue_due_checks: { every: 'day', group: 'other', run: queueDueChecks },
  purge_removed_time_off: { every: 'day', group: 'other', run: purgeRemovedBlockers },
  purge_tax_data: { every: 'day', group: 'other', run: purgeTax },
  purge_event_deliveries: { every: 'day', group: 'other', run: purgeDeliveries },
  purge_profile_views: { every: 'day', group: 'other', run: purgeViews },
};
