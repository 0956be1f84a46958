import pg from 'pg';
import { databaseUrl } from './target';

/**
 * Makes a booked meeting one that ended this many minutes ago, with its booking and payment in the days before: no test
 * can wait for its end. Needs the product's database.
 */
export async function endedMeeting(meetingId: string, minutesAgo: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const moved = await client
    .query(
      `update meetings set
         starts_at = $2::timestamptz - (ends_at - starts_at),
         ends_at = $2,
         earliest_start = least(earliest_start, $2::timestamptz - (ends_at - starts_at)),
         created_at = least(created_at, $2::timestamptz - interval '2 days'),
         confirmed_at = least(confirmed_at, $2::timestamptz - interval '2 days')
       where id = $1 and status = 'CONFIRMED'`,
      [meetingId, new Date(Date.now() - minutesAgo * 60_000)],
    )
    .finally(() => client.end());
  if (moved.rowCount !== 1) throw new Error(`no confirmed meeting ${meetingId}`);
}
