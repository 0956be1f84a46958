import type { QueryResultRow } from 'pg';

/** Runs a statement; resolves to its rows. */
export type Query = <Row extends QueryResultRow>(
  text: string,
  values?: unknown[],
) => Promise<Row[]>;

interface Due {
  readonly from: number;
  readonly to: number;
  readonly startsIn: string;
}

/**
 * Inserts confirmed meetings of 30 minutes by phone, each of two people of its own who are numbered `from` to `to`. They start after
 * `startsIn`, an interval of PostgreSQL. Answers their ids.
 */
export async function insertDueMeetings(query: Query, { from, to, startsIn }: Due) {
  const rows = await query<{ id: string }>(
    `with l as (
      insert into users (type, first_name, last_name, email, email_verified_at)
      select 'LAWYER', 'Soak', 'Lawyer ' || i, 'lawyer-' || i || '@example.com', now() from generate_series($1::int, $2::int) i
      returning id, email),
    c as (
      insert into users (type, first_name, last_name, email, email_verified_at)
      select 'CUSTOMER', 'Soak', 'Client ' || i, 'client-' || i || '@example.com', now() from generate_series($1::int, $2::int) i
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
      lateral (select date_trunc('milliseconds', now() + $3::interval) as t) s
    returning id`,
    [from, to, startsIn],
  );
  return rows.map(({ id }) => id);
}
