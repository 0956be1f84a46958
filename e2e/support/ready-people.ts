import accounts from '@/demo/ready-accounts.json' with { type: 'json' };
import { query } from './database';
import type { Identity } from './people';
import { hasDatabase } from './target';

/** People of the product's demo data with DEMO_DATA=tests. They are claimed and never returned. */
type Kind = 'client' | 'lawyer';

/**
 * Takes one of the people who were made when the product of the run started, under the address of `identity`: workers side by side
 * never take the same one. A client also gets its names; a lawyer is known by those that the profile has.
 *
 * @returns null where there are none, or none are left
 */
export async function takeReady(kind: Kind, identity: Identity): Promise<Identity | null> {
  if (!hasDatabase) return null;
  const [taken] = await query<{ first_name: string; last_name: string }>(
    `update users set email = $2,
       first_name = case type when 'CUSTOMER' then $3 else first_name end,
       last_name = case type when 'CUSTOMER' then $4 else last_name end
     where id = (
       select id from users where email like $1 order by email limit 1 for update skip locked)
     returning first_name, last_name`,
    [`${accounts[kind]}-%@example.com`, identity.email, identity.firstName, identity.lastName],
  );
  if (!taken) return null;
  const { first_name: firstName, last_name: lastName } = taken;
  return { firstName, lastName, email: identity.email, password: accounts.password };
}
