import 'server-only';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { deletedAddress } from '@/lib/domain/accounts/deleted-address';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';

export async function setDue(exec: Executor, userId: string, dueAt: Date | null): Promise<void> {
  await exec
    .update(users)
    .set({ deletionDueAt: dueAt })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
}

export async function dueAccounts(exec: Executor, now: Date): Promise<string[]> {
  const rows = await exec
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.deletionDueAt, now), isNull(users.deletedAt)));
  return rows.map(({ id }) => id);
}

/** Claims a due account, so that of two workers only one deletes it. */
export async function claimDue(exec: Executor, userId: string, now: Date) {
  const [row] = await exec
    .select()
    .from(users)
    .where(and(eq(users.id, userId), lte(users.deletionDueAt, now), isNull(users.deletedAt)))
    .for('update');
  return row;
}

/** Removes the personal data from the row, which stays because other rows refer to it. */
export async function anonymiseUser(exec: Executor, id: string, now: Date): Promise<void> {
  await exec
    .update(users)
    .set({
      firstName: 'Deleted',
      lastName: 'account',
      email: deletedAddress(id),
      phone: null,
      picture: null,
      passwordHash: null,
      emailVerifiedAt: null,
      termsAcceptedAt: null,
      termsVersion: null,
      privacyVersion: null,
      roles: [],
      deletionDueAt: null,
      suspendedAt: null,
      suspensionReason: null,
      deletedAt: now,
    })
    .where(eq(users.id, id));
}
