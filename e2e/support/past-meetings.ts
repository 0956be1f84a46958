import { query } from './database';
import { databaseUrl } from './target';

/**
 * Makes a booked meeting one that ended this many minutes ago, with its booking and payment in the days before: no test
 * can wait for its end. Needs the product's database.
 */
export function endedMeeting(
  meetingId: string,
  minutesAgo: number,
  database = databaseUrl(),
): Promise<void> {
  const end = Date.now() - minutesAgo * 60_000;
  return moveTo(meetingId, '$2::timestamptz - (ends_at - starts_at)', end, database);
}

/**
 * The same for one that starts in this many minutes, or with a negative number did so long ago: no test can wait for its
 * start. Its length stays.
 */
export function startsNow(meetingId: string, minutes = 0): Promise<void> {
  return moveTo(meetingId, '$2::timestamptz', Date.now() + minutes * 60_000, databaseUrl());
}

/**
 * Records that both sides of a meeting were in its call for its first ten minutes without a connection: no browser of a test
 * can fail to connect on purpose. Needs the product's database.
 */
export async function cameUnconnected(meetingId: string): Promise<void> {
  const rows = await query(
    `insert into call_connections
       (meeting_id, role, participant_id, sid, connected_to, devices, started_at, reported_at)
     select m.id, side.role, side.user_id, gen_random_uuid(), '{}', true,
       starts_at, starts_at + interval '10 minutes'
     from meetings m
     join lawyers on lawyers.id = m.lawyer_id
     cross join lateral (values ('client', client_id), ('lawyer', lawyers.user_id)) side (role, user_id)
     where m.id = $1 returning id`,
    [meetingId],
  );
  if (rows.length !== 2) throw new Error(`no meeting ${meetingId}`);
}

/** Lawyers with a meeting in these hours, whose other meetings cannot be moved to now. Needs the product's database. */
export async function busyLawyers(): Promise<string[]> {
  const rows = await query<{ id: string }>(
    "select distinct lawyer_id as id from meetings where starts_at < now() + interval '4 hours' and ends_at > now() - interval '4 hours'",
  );
  return rows.map(({ id }) => id);
}

/** `start` is SQL of the new one, in which the instant is `$2`. */
async function moveTo(
  meetingId: string,
  start: string,
  instant: number,
  database: string,
): Promise<void> {
  const moved = await query(
    `update meetings set
       starts_at = ${start},
       ends_at = ${start} + (ends_at - starts_at),
       earliest_start = least(earliest_start, ${start}),
       created_at = least(created_at, ${start} - interval '2 days'),
       confirmed_at = least(confirmed_at, ${start} - interval '2 days')
     where id = $1 and status = 'CONFIRMED' returning id`,
    [meetingId, new Date(instant)],
    database,
  );
  if (moved.length !== 1) throw new Error(`no confirmed meeting ${meetingId}`);
}
