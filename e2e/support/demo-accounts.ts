import pg from 'pg';
import accounts from '@/demo/demo-accounts.json';
import { type Person, signInAs } from './people';
import { databaseUrl } from './target';

/** Signs in with the account of that role that `npm start` prints. */
export function signInAsDemo(role: 'customer' | 'lawyer'): Promise<Person> {
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`no demo account is a ${role}`);
  return signInAs(account.email, account.password);
}

/** Signs in as any lawyer of the demo data, who all have the same password. Needs the product's database. */
export async function signInAsLawyer(lawyerId: string): Promise<Person> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const { rows } = await client
    .query('select u.email from users u join lawyers l on l.user_id = u.id where l.id = $1', [
      lawyerId,
    ])
    .finally(() => client.end());
  const password = accounts.find(({ role }) => role === 'lawyer')?.password ?? '';
  return signInAs(rows[0]?.email ?? '', password);
}
