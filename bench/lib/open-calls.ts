import pg from 'pg';

/** Opens the database of the bench of signalling, for meetings whose call is open now. */
export async function callDatabase(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    end: () => client.end(),

    /** `count` free meetings that have just begun, each of two people of its own who have the same password. */
    async openCalls(count: number, passwordHash: string) {
      const { rows } = await client.query<{ id: string; number: string }>(
        `with l as (
          insert into users (type, first_name, last_name, email, email_verified_at, password_hash)
          select 'LAWYER', 'Bench', 'Lawyer', 'lawyer-' || i || '@example.com', now(), $2 from generate_series(1, $1) i
          returning id, email),
        c as (
          insert into users (type, first_name, last_name, email, email_verified_at, password_hash)
          select 'CUSTOMER', 'Bench', 'Client', 'client-' || i || '@example.com', now(), $2 from generate_series(1, $1) i
          returning id, email),
        p as (
          insert into lawyers (id, user_id, display_name, phone, region, areas, languages, bar_year, roll_number, ibp_number)
          select 'bench-' || substring(email from '[0-9]+'), id, 'Bench Lawyer', '+639170000000', 'Metro Manila (NCR)',
            '{Civil}', '{English}', 2010, '1', '1' from l
          returning id),
        m as (
          insert into meetings (lawyer_id, client_id, starts_at, ends_at, earliest_start, status, type, subject,
            description, consent_at, free, price, platform_fee, created_at, confirmed_at)
          select p.id, c.id, now(), now() + interval '30 minutes', now(), 'CONFIRMED', 'VIDEO', 'Bench', 'Bench', now(),
            true, 0, 0, now() - interval '3 days', now() - interval '3 days'
          from p join c on substring(c.email::text from '[0-9]+') = substring(p.id from '[0-9]+')
          returning id, lawyer_id)
        select id, substring(lawyer_id from '[0-9]+') as number from m`,
        [count, passwordHash],
      );
      return rows.map(({ id, number }) => ({
        id,
        emails: [`client-${number}@example.com`, `lawyer-${number}@example.com`],
      }));
    },
  };
}
