import 'server-only';
import { fullName } from '@/lib/domain/accounts/full-name';
import { env } from '@/lib/env';
import type { Calendar, CalendarFeed } from '@/lib/server/registry/feature';
import * as store from './calendar-store';

/** The meetings that stand in a lawyer's calendar: held or confirmed. */
export const heldOrConfirmedMeetings: Calendar = async (exec, lawyerId, { start, end }, now) => {
  const rows = await store.findHeldOrConfirmed(exec, lawyerId, {
    start: new Date(start),
    end: new Date(end),
    now: new Date(now),
  });
  return rows.map(({ id, startsAt, endsAt, firstName, lastName }) => ({
    id,
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    person: fullName({ firstName, lastName }),
  }));
};

/** Under which every calendar knows a meeting, for life. */
export function calendarUid(meetingId: string): string {
  return `${meetingId}@${new URL(env.SITE_URL).hostname}`;
}

/** The meetings that were confirmed, as a lawyer's feed lists them: those that were cancelled since, too. */
export const publishedMeetings: CalendarFeed = async (exec, lawyerId, since) => {
  const rows = await store.findConfirmed(exec, lawyerId, new Date(since));
  return rows.map(({ meeting, firstName, lastName }) => ({
    uid: calendarUid(meeting.id),
    sequence: meeting.icsSequence,
    cancelled: meeting.status === 'CANCELLED',
    start: meeting.startsAt.getTime(),
    end: meeting.endsAt.getTime(),
    stamp: (meeting.icsChangedAt ?? meeting.confirmedAt ?? meeting.createdAt).getTime(),
    person: fullName({ firstName, lastName }),
    url: `${env.SITE_URL}/lawyer-portal/meeting/${meeting.id}${meeting.type === 'VIDEO' ? '/join' : ''}`,
  }));
};
