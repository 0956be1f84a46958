import 'server-only';
import { fullName } from '@/lib/domain/accounts/full-name';
import { env } from '@/lib/env';
import type { Calendar, CalendarFeed } from '@/lib/server/registry/feature';
import * as store from './calendar-store';

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

/** Returns the UID of a meeting in every calendar, which never changes. */
export function calendarUid(meetingId: string): string {
  return `${meetingId}@${new URL(env.SITE_URL).hostname}`;
}

/** Lists meetings that were ever confirmed for a lawyer's feed, including cancelled ones. */
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
