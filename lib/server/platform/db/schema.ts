import 'server-only';
import * as absences from '@/lib/server/schema/absences';
import * as accounts from '@/lib/server/schema/accounts';
import * as audit from '@/lib/server/schema/audit';
import * as calendars from '@/lib/server/schema/calendars';
import * as calls from '@/lib/server/schema/calls';
import * as comments from '@/lib/server/schema/comments';
import * as guests from '@/lib/server/schema/guests';
import * as lawyers from '@/lib/server/schema/lawyers';
import * as live from '@/lib/server/schema/live';
import * as meetings from '@/lib/server/schema/meetings';
import * as messages from '@/lib/server/schema/messages';
import * as oversight from '@/lib/server/schema/oversight';
import * as pages from '@/lib/server/schema/pages';
import * as payments from '@/lib/server/schema/payments';
import * as payouts from '@/lib/server/schema/payouts';
import * as push from '@/lib/server/schema/push';
import * as reminders from '@/lib/server/schema/reminders';
import * as summaries from '@/lib/server/schema/summaries';
import * as uptime from '@/lib/server/schema/uptime';
import * as verification from '@/lib/server/schema/verification';
import * as waitlist from '@/lib/server/schema/waitlist';
import * as workItemRecords from '@/lib/server/schema/work-item-records';
import * as workItems from '@/lib/server/schema/work-items';

/** All tables, for drizzle's query builder. */
export const schema = {
  ...absences,
  ...accounts,
  ...audit,
  ...calendars,
  ...calls,
  ...comments,
  ...guests,
  ...lawyers,
  ...live,
  ...meetings,
  ...messages,
  ...oversight,
  ...pages,
  ...payments,
  ...payouts,
  ...push,
  ...summaries,
  ...reminders,
  ...uptime,
  ...verification,
  ...waitlist,
  ...workItemRecords,
  ...workItems,
};
