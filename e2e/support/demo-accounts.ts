import accounts from '@/demo/demo-accounts.json' with { type: 'json' };
import { query } from './database';
import { type Person, signInAs } from './people';

/** Signs in with the account of that role that `npm start` prints. */
export function signInAsDemo(role: 'customer' | 'lawyer'): Promise<Person> {
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`no demo account is a ${role}`);
  return signInAs(account.email, account.password);
}

/** Signs in as any lawyer of the demo data, who all have the same password. Needs the product's database. */
export async function signInAsLawyer(lawyerId: string): Promise<Person> {
  const rows = await query<{ email: string }>(
    'select u.email from users u join lawyers l on l.user_id = u.id where l.id = $1',
    [lawyerId],
  );
  const password = accounts.find(({ role }) => role === 'lawyer')?.password ?? '';
  return signInAs(rows[0]?.email ?? '', password);
}
