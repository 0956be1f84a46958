import 'server-only';
import accounts from './demo-accounts.json' with { type: 'json' };

interface DemoAccount {
  /** What the account is for: customer, lawyer or admin. */
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The account of a role that the start script prints. */
export function demoAccount(role: 'customer' | 'lawyer' | 'admin'): DemoAccount {
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`demo-accounts.json has no ${role}`);
  return account;
}
