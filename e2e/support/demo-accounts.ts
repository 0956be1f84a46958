import accounts from '@/lib/server/seed/demo-accounts.json';
import { type Person, signInAs } from './people';

/** Signs in with the account of that role that `npm start` prints. */
export function signInAsDemo(role: 'customer' | 'lawyer'): Promise<Person> {
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`no demo account is a ${role}`);
  return signInAs(account.email, account.password);
}
