import 'server-only';
import type { Cron, TasksOf } from '@/lib/server/platform/queue/tasks';
import { cancelAbsent, completeEnded, queueAbsent } from './absence/attendance';
import { queueUnanswered, refundUnanswered } from './absence/service';
import { followHold, queueOverdueHolds } from './booking/holds';
import { purgeRequestKeys } from './booking/service';
import { purgeCallEvents } from './calls/signals-service';
import { cancelSuspended } from './changes/suspension';
import { countFigures } from './clients/figures';
import { queueStepReminders, remindOfSteps } from './clients/steps-reminders-service';
import { queueEndedHolds, removeFilesOfHold } from './files/service';
import { purgeFollowUps } from './follow-ups/service';
import { mailUnread } from './messages/conversations-service';
import { releaseDue } from './payments/releases';
import { purgeDrafts } from './records/drafts-service';
import { eraseGuestNames } from './records/guests-service';
import { queueReminders, remind } from './reminders/service';
import { offerFreedTime, purgeWaitlist } from './waitlist/service';

interface Payloads {
  expire_hold: { meetingId: string };
  remove_hold_files: { meetingId: string };
  offer_freed_time: { freedTimeId: string };
  mail_unread_comment: { commentId: string };
  remind: { meetingId: string };
  remind_of_steps: { lawyerId: string };
  cancel_absent: { meetingId: string };
  refund_unanswered: { meetingId: string };
  cancel_suspended_meeting: { meetingId: string };
}
declare module '@/lib/server/platform/queue/queue' {
  interface TaskPayloads extends Payloads {}
}

export const tasks: TasksOf<keyof Payloads> = {
  // Asks the gateway.
  expire_hold: { group: 'payments', run: ({ meetingId }, now) => followHold(meetingId, now) },
  remove_hold_files: { group: 'other', run: ({ meetingId }) => removeFilesOfHold(meetingId) },
  offer_freed_time: {
    group: 'other',
    run: ({ freedTimeId }, now) => offerFreedTime(freedTimeId, now),
  },
  mail_unread_comment: { group: 'other', run: ({ commentId }, now) => mailUnread(commentId, now) },
  remind: { group: 'other', run: ({ meetingId }, now) => remind(meetingId, now) },
  remind_of_steps: { group: 'other', run: ({ lawyerId }, now) => remindOfSteps(lawyerId, now) },
  cancel_absent: { group: 'other', run: ({ meetingId }, now) => cancelAbsent(meetingId, now) },
  refund_unanswered: {
    group: 'other',
    run: ({ meetingId }, now) => refundUnanswered(meetingId, now),
  },
  // Asks the gateway.
  cancel_suspended_meeting: {
    group: 'payments',
    run: ({ meetingId }, now) => cancelSuspended(meetingId, now),
  },
};

export const cron: Cron = {
  queue_overdue_holds: { every: 'minute', group: 'other', run: queueOverdueHolds },
  queue_reminders: { every: 'minute', group: 'other', run: queueReminders },
  queue_step_reminders: { every: 'minute', group: 'other', run: queueStepReminders },
  queue_absent: { every: '20 seconds', group: 'other', alone: true, run: queueAbsent },
  queue_unanswered: { every: 'minute', group: 'other', run: queueUnanswered },
  complete_meetings: { every: 'minute', group: 'other', run: completeEnded },
  release_meetings: { every: '5 minutes', group: 'other', run: releaseDue },
  purge_call_events: { every: 'minute', group: 'other', run: purgeCallEvents },
  purge_request_keys: { every: 'day', group: 'other', run: purgeRequestKeys },
  queue_ended_holds: { every: 'day', group: 'other', run: queueEndedHolds },
  erase_guest_names: { every: 'day', group: 'other', run: eraseGuestNames },
  purge_drafts: { every: 'day', group: 'other', run: purgeDrafts },
  purge_follow_ups: { every: 'day', group: 'other', run: purgeFollowUps },
  count_figures: { every: 'day', group: 'other', run: countFigures },
  purge_waitlist: { every: 'day', group: 'other', run: purgeWaitlist },
};
