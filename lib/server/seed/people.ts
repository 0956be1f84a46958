import 'server-only';
import { randomUUID } from 'node:crypto';
import { hashPassword } from '@/lib/server/accounts/credentials/passwords-service';
import type { Executor } from '@/lib/server/platform/db/pool';
import { insertUsers, type NewUser } from './store';

const hashes = new Map<string, Promise<string>>();

/** Hashes a password that many seeded accounts share: computed once per process. */
export function passwordHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

export function distinct(): string {
  return randomUUID().slice(0, 8);
}

/** Builds a verified client without a password, unless `overrides` say otherwise. */
export function customerRow(overrides: Partial<NewUser> = {}): NewUser {
  return {
    id: randomUUID(),
    type: 'CUSTOMER',
    firstName: 'Anna',
    lastName: 'Ferrer',
    email: `client-${distinct()}@example.com`,
    phone: '+639171234567',
    emailVerifiedAt: new Date(),
    ...overrides,
  };
}

export async function seedCustomer(
  exec: Executor,
  overrides: Partial<NewUser> = {},
): Promise<NewUser> {
  const row = customerRow(overrides);
  await insertUsers(exec, [row]);
  return row;
}
