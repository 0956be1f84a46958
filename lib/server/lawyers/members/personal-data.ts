import 'server-only';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import type { ErasedAccount, ExportSection, PersonalData } from '@/lib/server/registry/feature';
import { lawyers } from '@/lib/server/schema/lawyers';
import { practiceMembers as members, practiceActivity } from '@/lib/server/schema/members';

/** Of a lawyer who works for the practice and what they did; of a member where they worked and what they did there. */
async function exported(exec: Executor, userId: string): Promise<ExportSection | undefined> {
  const own = ownPractice(exec, userId);
  const rows = await exec
    .select()
    .from(members)
    .where(or(inArray(members.lawyerId, own), eq(members.userId, userId)))
    .orderBy(members.invitedAt);
  if (rows.length === 0) return undefined;
  const ids = rows.map(({ id }) => id);
  const done = await exec
    .select()
    .from(practiceActivity)
    .where(inArray(practiceActivity.memberId, ids))
    .orderBy(practiceActivity.at);
  const data = rows.map((row) => ({
    practice: row.lawyerId,
    is_own: row.userId !== userId,
    member: row.email,
    rights: row.rights,
    told_of_bookings: row.notices,
    invited_at: row.invitedAt,
    joined_at: row.acceptedAt,
    ended_at: row.endedAt,
    activity: done
      .filter(({ memberId }) => memberId === row.id)
      .map(({ at, operation, target }) => ({ at, operation, target })),
  }));
  return { name: 'practice_members', data };
}

/** A practice goes with all of it. A member who is gone is no longer named; what was done stays with the practice. */
async function erase(
  tx: Transaction,
  { id, email }: ErasedAccount,
  now: number,
): Promise<string[]> {
  await tx.delete(members).where(inArray(members.lawyerId, ownPractice(tx, id)));
  const invited = and(eq(members.email, email), isNull(members.userId));
  await tx
    .update(members)
    .set({
      email: null,
      tokenHash: null,
      endedAt: sql`coalesce(${members.endedAt}, ${new Date(now).toISOString()}::timestamptz)`,
    })
    .where(or(eq(members.userId, id), invited));
  return [];
}

function ownPractice(exec: Executor, userId: string) {
  return exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
}

export const memberData: PersonalData = {
  tables: ['practice_members', 'practice_activity'],
  exported,
  erase,
  retained:
    'As long as the practice has an account: who worked for it and what they did, without the name and address of a deleted member.',
};
