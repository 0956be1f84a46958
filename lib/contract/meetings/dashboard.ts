import * as z from 'zod';
import { standing } from '@/lib/contract/lawyers/verification';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { centavos, dayKey, id, instant } from '@/lib/contract/platform/fields';
import { NEEDED_PARTS } from '@/lib/domain/lawyers/profile-completeness';
import { VERIFICATION_STATUSES } from '@/lib/domain/lawyers/verification';
import { MEETING_STATUSES, MEETING_TYPES } from '@/lib/domain/meetings/meeting';

const time = { start_time: instant, end_time: instant };

const nextMeeting = z.object({
  _id: id,
  ...time,
  type: z.enum(MEETING_TYPES),
  client: z.string(),
  subject: z.string(),
  files: z.int(),
});
export type NextMeeting = z.output<typeof nextMeeting>;

const agendaEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('meeting'),
    _id: id,
    ...time,
    type: z.enum(MEETING_TYPES),
    status: z.enum(MEETING_STATUSES),
    client: z.string(),
  }),
  z.object({ kind: z.literal('appointment'), _id: id, ...time, client: z.string() }),
  z.object({ kind: z.literal('blocker'), ...time, title: z.string() }),
  z.object({ kind: z.literal('free'), ...time }),
]);
export type AgendaEntry = z.output<typeof agendaEntry>;

const week = z.object({
  /** Monday of the week, in Manila. */
  week: dayKey,
  /** Meetings booked in this week that took place or will. */
  bookings: z.int(),
  /** Paid by clients for bookings made in this week and agreements in it, minus refunds. */
  earnings: centavos,
  views: z.int(),
});
export type DashboardWeek = z.output<typeof week>;

const dashboard = z
  .object({
    next: nextMeeting.nullable(),
    today: z.array(agendaEntry),
    profile: standing.extend({
      is_public: z.boolean(),
      /** Whether clients could ever see it, including now. */
      was_shown: z.boolean(),
      is_visible: z.boolean(),
      missing: z.array(z.enum(NEEDED_PARTS)),
      status: z.enum(VERIFICATION_STATUSES),
    }),
    /** The last twelve, this one included, the earliest first. */
    weeks: z.array(week),
  })
  .meta({ id: 'LawyerDashboard' });
export type Dashboard = z.output<typeof dashboard>;

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/dashboard',
  access: 'lawyer',
  tag: 'Lawyer profile',
  summary:
    'What is next, today, the profile, and bookings, earnings and profile views of twelve weeks',
  status: 200,
  response: dashboard,
  errors: [],
});
