import pg from 'pg';
import { insertDueMeetings, type Query } from './due-meetings.ts';
import { needed } from './needed.ts';

/** What the clock starts, as far as somebody waits for it. */
const CLOCK = [
  'beat',
  'schedule_minute',
  'queue_reminders',
  'queue_overdue_holds',
  'complete_meetings',
  'release_meetings',
  'watch_incidents',
];

/** Opens the database of the soak of hanging services, for meetings that are due, for jobs, and for what became of them. */
export async function hangingDatabase(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // Whoever asks hears of it.
  pool.on('error', () => {});
  const query: Query = async (text, values) => (await pool.query(text, values)).rows;
  let people = 0;
  const newMeetings = async (count: number, startsIn: string) => {
    const from = people;
    people += count;
    return insertDueMeetings(query, { from: from + 1, to: people, startsIn });
  };
  return {
    end: () => pool.end(),

    /** Meetings of which a reminder is due at once. */
    meetingsToRemindOf: (count: number) => newMeetings(count, '585 seconds'),
    /** Meetings that are over and not completed. */
    meetingsToComplete: (count: number) => newMeetings(count, '-3 hours'),

    async reminded(ids: string[]) {
      const [row] = await query<{ n: number }>(
        `select count(distinct meeting_id)::int as n from meeting_reminders where meeting_id = any($1) and kind = 'SOON'`,
        [ids],
      );
      return needed(row, 'count of meetings').n;
    },
    async completed(ids: string[]) {
      const [row] = await query<{ n: number }>(
        `select count(*)::int as n from meetings where id = any($1) and status = 'COMPLETED'`,
        [ids],
      );
      return needed(row, 'count of meetings').n;
    },

    /** Files that nothing names, to be removed. */
    async filesToRemove(count: number) {
      await query(
        `select graphile_worker.add_job('remove_file', json_build_object('storageKey', 'soak/' || replace(gen_random_uuid()::text, '-', '')))
          from generate_series(1, $1)`,
        [count],
      );
    },

    /** For how many seconds the latest job of the clock is due, and how old the last heartbeat is. */
    async lateness() {
      const [row] = await query<{ clock: number; beat: number | null }>(
        `select
          coalesce((select max(extract(epoch from now() - run_at)) from graphile_worker.jobs
            where task_identifier = any($1) and run_at <= now()), 0)::float as clock,
          (select extract(epoch from now() - at) from heartbeats where name = 'jobs')::float as beat`,
        [CLOCK],
      );
      return needed(row, 'figure of lateness');
    },

    /** Mails that wait, jobs of each task that is due, and alarms that were raised. */
    async left() {
      const [waiting] = await query<{ mails: number }>(
        'select count(*)::int as mails from mails where sent_at is null and content is not null',
      );
      const jobs = await query<{ task: string; count: number; attempts: number }>(
        `select task_identifier as task, count(*)::int as count, max(attempts)::int as attempts from graphile_worker.jobs
          where run_at <= now() and not (task_identifier = any($1)) group by 1 order by 1`,
        [CLOCK],
      );
      const alarms = await query<{ kind: string }>('select kind from incidents order by kind');
      return {
        mails: needed(waiting, 'count of mails').mails,
        jobs,
        alarms: alarms.map(({ kind }) => kind),
      };
    },

    /** Once each: rows in the portals, by person and cause. */
    async notifications() {
      const [row] = await query<{ listed: number; distinct: number }>(
        'select count(*)::int as listed, count(distinct (user_id, dedupe_key))::int as distinct from notifications',
      );
      return needed(row, 'count of notifications');
    },
  };
}
