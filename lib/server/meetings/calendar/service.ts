import 'server-only';
import type { Calendar } from '@/lib/server/registry/feature';
import * as store from './store';

/** The meetings that stand in a lawyer's calendar: held or confirmed. */
export const standingMeetings: Calendar = async (exec, lawyerId, { start, end }, now) => {
  const rows = await store.findStanding(exec, lawyerId, {
    ...{ start: new Date(start), end: new Date(end), now: new Date(now) },
  });
  return rows.map(({ id, startsAt, endsAt, firstName, lastName }) => ({
    ...{ id, start: startsAt.getTime(), end: endsAt.getTime() },
    person: `${firstName} ${lastName}`,
  }));
};
