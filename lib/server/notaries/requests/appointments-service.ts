import 'server-only';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { appointmentAt } from '@/lib/domain/notaries/appointment';
import { overlaps, type TimeRange } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { isBlocked } from '@/lib/server/lawyers/availability/blockers-service';
import { AppError } from '@/lib/server/platform/app-error';
import { lock } from '@/lib/server/platform/db/locks';
import { database, type Transaction } from '@/lib/server/platform/db/pool';
import type { Appointments, CalendarFeed } from '@/lib/server/registry/feature';
import { registeredFeatures } from '@/lib/server/registry/registry';
import * as store from './store';

/**
 * Returns the appointment of a request at a clock time of its day. Waits for bookings of this lawyer in progress.
 * @throws AppError invalid_input outside the office's hours, and where a meeting or a block stands
 */
export async function appointmentOf(
  tx: Transaction,
  { lawyerId, day }: Pick<store.RequestRow, 'lawyerId' | 'day'>,
  clock: string,
  now: number,
): Promise<TimeRange> {
  await lock(tx, 'lawyer', lawyerId);
  const time = appointmentAt(await store.hoursOf(tx, lawyerId), day, clock, now);
  if (!time) throw refused(FIELD_COPY.outsideOfficeHours);
  for (const { calendar } of registeredFeatures()) {
    const entries = (await calendar?.(tx, lawyerId, time, now)) ?? [];
    if (entries.some((entry) => overlaps(entry, time))) throw refused(FIELD_COPY.appointmentClash);
  }
  if (await isBlocked(tx, lawyerId, time)) throw refused(FIELD_COPY.appointmentBlocked);
  return time;
}

function refused(message: string): AppError {
  return new AppError('invalid_input', message, { fields: { time: message } });
}

/** Lists a lawyer's accepted appointments that overlap a span, the earliest first. */
export const appointmentsOf: Appointments = async (exec, lawyerId, { start, end }) => {
  const rows = await store.findAppointments(exec, lawyerId, new Date(start), new Date(end));
  return rows
    .filter(({ status }) => status === 'ACCEPTED')
    .map(({ id, client, startsAt, endsAt }) => ({
      id,
      person: client,
      start: startsAt.getTime(),
      end: endsAt.getTime(),
    }));
};

export function ownAppointments(lawyerId: string, span: TimeRange) {
  return appointmentsOf(database(), lawyerId, span);
}

const FAR = new Date(Date.UTC(2100, 0));

/** Lists appointments for a lawyer's feed and Google Calendar, withdrawn ones as cancelled. */
export const publishedAppointments: CalendarFeed = async (exec, lawyerId, since) => {
  const rows = await store.findAppointments(exec, lawyerId, new Date(since), FAR);
  return rows.map(({ id, status, client, startsAt, endsAt, answeredAt, createdAt }) => ({
    uid: `${id}@${new URL(env.SITE_URL).hostname}`,
    sequence: status === 'ACCEPTED' ? 0 : 1,
    cancelled: status !== 'ACCEPTED',
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    stamp: (answeredAt ?? createdAt).getTime(),
    person: client,
    url: `${env.SITE_URL}/lawyer-portal/notary-public?part=requests&requests=answered`,
  }));
};
