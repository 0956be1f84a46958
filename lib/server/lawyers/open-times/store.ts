import 'server-only';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { DateException, WeeklyHours } from '@/lib/domain/lawyers/open-hours';
import type { Openings } from '@/lib/domain/lawyers/openings';
import { MAX_BUFFER_MINUTES, type Schedule, WINDOW_DAYS } from '@/lib/domain/lawyers/slots';
import {
  isoInstant,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  type TimeRange,
} from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { lawyers } from '@/lib/server/schema/lawyers';

const ranges = sql`json_agg(json_build_object('start', (extract(epoch from starts_at) * 1000)::bigint,
  'end', (extract(epoch from ends_at) * 1000)::bigint))`;

/** Columns that determine the open times of the row's lawyer; `scheduleValues` are the values of its placeholders. */
export const SCHEDULE = {
  noticeMinutes: lawyers.noticeMinutes,
  bufferMinutes: lawyers.bufferMinutes,
  dailyMaximum: lawyers.dailyMaximum,
  weekly: sql<WeeklyHours[] | null>`(select json_agg(json_build_object(
      'day', h.day, 'startMinute', h.start_minute, 'endMinute', h.end_minute))
    from availability_hours h where h.lawyer_id = lawyers.id and h.available)`,
  exceptions: sql<DateException[] | null>`(select json_agg(json_build_object(
      'date', e.date, 'available', e.available, 'startMinute', e.start_minute, 'endMinute', e.end_minute))
    from availability_exceptions e where e.lawyer_id = lawyers.id
      and e.date between ${sql.placeholder('firstDay')} and ${sql.placeholder('lastDay')})`,
  meetings: sql<TimeRange[] | null>`(select ${ranges} from meetings m
    where m.lawyer_id = lawyers.id
      and m.ends_at > ${sql.placeholder('meetingsFrom')} and m.starts_at < ${sql.placeholder('meetingsTo')}
      and (m.status in ('CONFIRMED', 'COMPLETED')
        or (m.status = 'PAYMENT_PENDING' and m.hold_expires_at > ${sql.placeholder('now')})))`,
  timeOff: sql<TimeRange[] | null>`(select ${ranges} from (
      select starts_at, ends_at from blockers where lawyer_id = lawyers.id
      union all select starts_at, ends_at from imported_times where lawyer_id = lawyers.id
      union all select starts_at, ends_at from google_times where lawyer_id = lawyers.id
      union all select starts_at, ends_at from notary_requests
        where lawyer_id = lawyers.id and status = 'ACCEPTED' and starts_at is not null) busy
    where ends_at > ${sql.placeholder('now')} and starts_at < ${sql.placeholder('horizon')})`,
} as const;

/** Returns values for the bookable days. Today's meetings count for the daily maximum even when they are over. */
export function scheduleValues(now: number) {
  const today = manilaDayNumber(now);
  const [dayStart, horizon] = [manilaDayStart(today), manilaDayStart(today + WINDOW_DAYS)];
  const buffer = MAX_BUFFER_MINUTES * MINUTE_MS;
  return {
    firstDay: manilaDayKey(today),
    lastDay: manilaDayKey(today + WINDOW_DAYS - 1),
    meetingsFrom: isoInstant(dayStart - buffer),
    meetingsTo: isoInstant(horizon + buffer),
    now: new Date(now).toISOString(),
    horizon: isoInstant(horizon),
  };
}

const schedules = (which: SQL) =>
  prepared((exec) =>
    exec
      .select({ id: lawyers.id, ...SCHEDULE })
      .from(lawyers)
      .where(which),
  );

const ofSeveral = schedules(sql`${lawyers.id} = any(${sql.placeholder('ids')})`);
/** Prepared for one lawyer: PostgreSQL caches this plan, but not one for any number of lawyers. */
const ofOne = schedules(eq(lawyers.id, sql.placeholder('id')));

type ScheduleRow = Omit<Awaited<ReturnType<typeof ofOne>>[number], 'id'>;

export function scheduleOf(row: ScheduleRow): Schedule {
  const { noticeMinutes, bufferMinutes, dailyMaximum } = row;
  return {
    noticeMinutes,
    bufferMinutes,
    dailyMaximum,
    weekly: row.weekly ?? [],
    exceptions: row.exceptions ?? [],
    meetings: row.meetings ?? [],
    timeOff: row.timeOff ?? [],
  };
}

export async function findSchedule(
  exec: Executor,
  id: string,
  now: number,
): Promise<Schedule | undefined> {
  const [row] = await ofOne(exec, { id, ...scheduleValues(now) });
  return row && scheduleOf(row);
}

/** Finds the schedules of these lawyers. One statement. */
export async function findSchedules(
  exec: Executor,
  ids: readonly string[],
  now: number,
): Promise<Map<string, Schedule>> {
  const rows = await ofSeveral(exec, { ids, ...scheduleValues(now) });
  return new Map(rows.map(({ id, ...row }) => [id, scheduleOf(row)]));
}

/**
 * Locks at most `limit` lawyers whose stored times are due at `now`. Rows locked by others are skipped and stay due.
 */
export async function takeDue(exec: Executor, now: number, limit: number): Promise<string[]> {
  const { rows } = await exec.execute<{ id: string }>(sql`
    select id from lawyers where id in (
      select lawyer_id from lawyer_search where area = '*' and times_due <= ${new Date(now).toISOString()}
      union select lawyer_id from changed_times)
    limit ${limit} for no key update skip locked`);
  return rows.map(({ id }) => id);
}

/** Marks the changes of these lawyers' meetings up to now as processed. */
export async function forgetChanges(exec: Executor, ids: readonly string[]): Promise<void> {
  await exec.execute(sql`delete from changed_times where lawyer_id = any(${sql.param(ids)})`);
}

export interface StoredTimes extends Openings {
  readonly id: string;
  readonly due: number;
}

/** Stores the times in every search row of these lawyers. */
export async function storeTimes(exec: Executor, times: readonly StoredTimes[]): Promise<void> {
  await exec.execute(sql`
    update lawyer_search s set times_due = to_timestamp(t.due / 1000.0), first_start = to_timestamp(t.first / 1000.0),
      first_evening = to_timestamp(t.evening / 1000.0), first_weekend = to_timestamp(t.weekend / 1000.0)
    from json_to_recordset(${JSON.stringify(times)})
      as t(id text, due bigint, first bigint, evening bigint, weekend bigint)
    where s.lawyer_id = t.id`);
}
