import pg from 'pg';

/** What the soak of reminders writes and reads: meetings of which a reminder is due, and what was made of them. */
export async function reminderDatabase(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const query = async (text, values) => (await client.query(text, values)).rows;
  return {
    end: () => client.end(),

    /** `count` confirmed meetings, each of two people of its own: half begin in ten minutes, half in a day. */
    async dueMeetings(count) {
      await query(
        `with l as (
          insert into users (type, first_name, last_name, email, email_verified_at)
          select 'LAWYER', 'Soak', 'Lawyer ' || i, 'lawyer-' || i || '@example.com', now() from generate_series(1, $1) i
          returning id, email),
        c as (
          insert into users (type, first_name, last_name, email, email_verified_at)
          select 'CUSTOMER', 'Soak', 'Client ' || i, 'client-' || i || '@example.com', now() from generate_series(1, $1) i
          returning id, email),
        p as (
          insert into lawyers (id, user_id, display_name, phone, region, areas, languages, bar_year, roll_number, ibp_number)
          select 'soak-' || substring(email from '[0-9]+'), id, 'Soak Lawyer', '+639170000000', 'Metro Manila (NCR)',
            '{Civil}', '{English}', 2010, '1', '1' from l
          returning id)
        insert into meetings (lawyer_id, client_id, starts_at, ends_at, earliest_start, status, type, phone, subject,
          description, consent_at, free, price, platform_fee, created_at, confirmed_at)
        select p.id, c.id, t, t + interval '30 minutes', t, 'CONFIRMED', 'PHONE', '+639180000000', 'Soak', 'Soak', now(),
          true, 0, 0, now() - interval '3 days', now() - interval '3 days'
        from p join c on substring(c.email::text from '[0-9]+') = substring(p.id from '[0-9]+'),
          lateral (select now() + case when substring(p.id from '[0-9]+')::int % 2 = 0 then interval '585 seconds'
            else interval '23 hours 59 minutes' end) as s(t)`,
        [count],
      );
    },

    /** The minute's job now, instead of at the next full minute. */
    async startMinute() {
      await query(`select graphile_worker.add_job('queue_reminders', '{}')`);
    },

    /** Message-IDs of the mails that are not marked as sent. */
    async unmarked() {
      const rows = await query('select id from mails where sent_at is null');
      return new Set(rows.map(({ id }) => `<${id}@sangguni.mail>`));
    },

    /** How many reminders were made, their mails, and their rows in the portals, once for each person and cause. */
    async made() {
      const [row] = await query(`select
        (select count(*)::int from meeting_reminders) as reminders,
        (select count(*)::int from mails where template like 'meeting-%') as mails,
        (select count(*)::int from mails where sent_at is null) as unsent,
        (select count(*)::int from notifications where icon = 'meeting-reminder') as listed,
        (select count(distinct (user_id, dedupe_key))::int from notifications) as distinct`);
      return row;
    },
  };
}
