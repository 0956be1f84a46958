import pg from 'pg';
import { insertDueMeetings, type Query } from './due-meetings.ts';
import { connectCalendars, makeReachable } from './hanging-people.ts';
import { needed } from './needed.ts';
import { paidMeetings } from './released-meetings.ts';

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
  const newMeetings = async (ask: Query, count: number, startsIn: string) => {
    const from = people;
    people += count;
    return insertDueMeetings(ask, { from: from + 1, to: people, startsIn });
  };
  const together = async <Answer>(work: (ask: Query) => Promise<Answer>) => {
    const client = await pool.connect();
    const ask: Query = async (text, values) => (await client.query(text, values)).rows;
    try {
      await ask('begin');
      const answer = await work(ask);
      await ask('commit');
      return answer;
    } finally {
      client.release();
    }
  };
  return {
    end: () => pool.end(),

    /** Meetings of which a reminder is due at once: by mail, and to the client by push and text. */
    meetingsToRemindOf: (count: number) =>
      together(async (ask) => {
        const ids = await newMeetings(ask, count, '585 seconds');
        await makeReachable(ask, ids);
        return ids;
      }),
    /** Meetings that are over and not completed. */
    meetingsToComplete: (count: number) => newMeetings(query, count, '-3 hours'),
    /** Paid meetings that were over four days ago and whose money is still held. */
    meetingsToRelease: (count: number) =>
      together(async (ask) => paidMeetings(ask, await newMeetings(ask, count, '-4 days'))),

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

    async released(ids: string[]) {
      const [row] = await query<{ n: number }>(
        `select count(*)::int as n from meetings m join payments p on p.payable_id = m.id
          join ledger_entries e on e.source_id = p.id and e.kind = 'release'
          where m.id = any($1) and m.released_at is not null`,
        [ids],
      );
      return needed(row, 'count of meetings').n;
    },

    /** A job that failed for good: a reason to tell the operator. Answers when, by the database. */
    async failJob() {
      const [job] = await query<{ id: string }>(
        `with j as (select (graphile_worker.add_job('soak', run_at => now() + interval '1 day', max_attempts => 1)).id)
          select id from j`,
      );
      const [failed] = await query<{ at: Date }>(
        `update graphile_worker._private_jobs set attempts = 1, run_at = now(), last_error = 'Soak' where id = $1 returning now() as at`,
        [needed(job, 'job that was added').id],
      );
      return needed(failed, 'job that failed').at;
    },
    async calmSince(at: Date) {
      const rows = await query(
        `select from incidents where kind = 'jobs_failed' and last_seen_at >= $1`,
        [at],
      );
      return rows.length > 0;
    },

    connectCalendars: (count: number) => connectCalendars(query, count),
    /** Has every calendar looked at now, as its lawyer can. */
    async lookAgain() {
      await query('update calendar_imports set due_at = now()');
      await query('update google_calendars set due_at = now(), claimed_until = null');
    },
    /** Calendars that were not read since they last failed. */
    async unread() {
      const [row] = await query<{ n: number }>(
        `select (select count(*) from calendar_imports where failures > 0 or due_at <= now())::int
          + (select count(*) from google_calendars where failures > 0 or agreed_at is null)::int as n`,
      );
      return needed(row, 'count of calendars').n;
    },

    /** Counts texts by their state. */
    async texts() {
      return query<{ state: string; count: number }>(
        'select state, count(*)::int as count from texts group by state order by state',
      );
    },
    /** Paths of the browsers that had to hear of something which is still to come. */
    async pushesDue() {
      const rows = await query<{ user_id: string }>(
        `select distinct user_id from notifications n join push_subscriptions using (user_id)
          where n.kind = 'reminder' and n.valid_until > now()`,
      );
      return rows.map(({ user_id: id }) => `/fcm/send/${id}`);
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
          where (run_at <= now() or task_identifier = 'send_push') and attempts < max_attempts and not (task_identifier = any($1)) group by 1 order by 1`,
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

export type Database = Awaited<ReturnType<typeof hangingDatabase>>;
