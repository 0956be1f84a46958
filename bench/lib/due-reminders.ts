import pg from 'pg';
import { insertDueMeetings, type Query } from './due-meetings.ts';
import { needed } from './needed.ts';

/** How many reminders were made, their mails, and their rows in the portals, once for each person and cause. */
export interface MadeReminders {
  readonly reminders: number;
  readonly mails: number;
  readonly unsent: number;
  readonly listed: number;
  readonly distinct: number;
}

export async function reminderDatabase(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const query: Query = async (text, values) => (await client.query(text, values)).rows;
  return {
    end: () => client.end(),

    /** `count` confirmed meetings, each of two people of its own: half begin in ten minutes, half in a day. */
    async dueMeetings(count: number) {
      const soon = Math.floor(count / 2);
      await insertDueMeetings(query, { from: 1, to: soon, startsIn: '585 seconds' });
      await insertDueMeetings(query, {
        from: soon + 1,
        to: count,
        startsIn: '23 hours 59 minutes',
      });
    },

    /** The minute's job now, instead of at the next full minute. */
    async startMinute() {
      await query(`select graphile_worker.add_job('queue_reminders', '{}')`);
    },

    /** Message-IDs of the mails that are not marked as sent. */
    async unmarked() {
      const rows = await query<{ id: string }>('select id from mails where sent_at is null');
      return new Set(rows.map(({ id }) => `<${id}@sangguni.mail>`));
    },

    async made() {
      const [row] = await query<MadeReminders>(`select
        (select count(*)::int from meeting_reminders) as reminders,
        (select count(*)::int from mails where template like 'meeting-%') as mails,
        (select count(*)::int from mails where sent_at is null) as unsent,
        (select count(*)::int from notifications where icon = 'meeting-reminder') as listed,
        (select count(distinct (user_id, dedupe_key))::int from notifications) as distinct`);
      return needed(row, 'count of reminders');
    },
  };
}
