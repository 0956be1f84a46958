import 'server-only';
import accounts from './demo-accounts.json' with { type: 'json' };

interface DemoAccount {
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Returns the account of a role, whose password the start script prints. */
export function demoAccount(role: 'customer' | 'lawyer' | 'admin'): DemoAccount {
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`demo-accounts.json has no ${role}`);
  return account;
}
