import pg from 'pg';
import type { Person } from './people';
import { databaseUrl } from './target';

/** Gives an account an app that nobody has: enough for what only asks whether there is one. Needs the product's database. */
export async function giveSecondFactor({ email }: Person): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  await client
    .query(
      `insert into second_factors (user_id, secret, confirmed_at)
       select id, 'of nobody', now() from users where email = $1`,
      [email],
    )
    .finally(() => client.end());
}
