import 'server-only';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { practiceMembers as members, practiceActivity } from '@/lib/server/schema/members';

export async function findMemberships(exec: Executor, userId: string) {
  return exec
    .select()
    .from(members)
    .where(
      and(
        or(inArray(members.lawyerId, ownPractice(exec, userId)), eq(members.userId, userId)),
        eq(members.kind, 'person'),
      ),
    )
    .orderBy(members.invitedAt);
}

/** Finds changes made under these memberships, the earliest first. */
export async function findActivityOf(exec: Executor, memberIds: readonly string[]) {
  return exec
    .select()
    .from(practiceActivity)
    .where(inArray(practiceActivity.memberId, [...memberIds]))
    .orderBy(practiceActivity.at);
}

export async function deletePractice(exec: Executor, userId: string): Promise<void> {
  await exec.delete(members).where(inArray(members.lawyerId, ownPractice(exec, userId)));
}

/** Ends the memberships and invitations of a user, and removes the address from them. */
export async function forgetMember(
  exec: Executor,
  { id, email }: { id: string; email: string },
  at: Date,
): Promise<void> {
  const invited = and(eq(members.email, email), isNull(members.userId));
  await exec
    .update(members)
    .set({
      email: null,
      tokenHash: null,
      endedAt: sql`coalesce(${members.endedAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(or(eq(members.userId, id), invited));
}

function ownPractice(exec: Executor, userId: string) {
  return exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
}
