import 'server-only';
import { and, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { MemberRight } from '@/lib/domain/platform/members';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import {
  apiTokens,
  practiceMembers as members,
  practiceActivity,
} from '@/lib/server/schema/members';

export type MemberRow = typeof members.$inferSelect;

const person = { firstName: users.firstName, lastName: users.lastName };
const isPerson = eq(members.kind, 'person');

/** Lists the members of a practice: open ones by invitation date, then at most `ended` others, the latest first. */
export async function findMembers(exec: Executor, lawyerId: string, ended: number) {
  const rows = await exec
    .select({ member: members, person })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.lawyerId, lawyerId), isPerson))
    .orderBy(sql`${members.endedAt} desc nulls first`, members.invitedAt, members.id)
    .limit(100 + ended);
  const open = rows.filter(({ member }) => member.endedAt === null);
  return [...open, ...rows.filter(({ member }) => member.endedAt !== null).slice(0, ended)];
}

export async function findMember(exec: Executor, lawyerId: string, id: string) {
  const [row] = await exec
    .select({ member: members, person })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.id, id), eq(members.lawyerId, lawyerId), isPerson));
  return row;
}

export async function countOpen(exec: Executor, lawyerId: string): Promise<number> {
  const [row] = await exec
    .select({ open: count() })
    .from(members)
    .where(and(eq(members.lawyerId, lawyerId), isNull(members.endedAt), isPerson));
  return row?.open ?? 0;
}

export async function findOpenByAddress(exec: Executor, lawyerId: string, email: string) {
  const [row] = await exec
    .select()
    .from(members)
    .where(and(eq(members.lawyerId, lawyerId), eq(members.email, email), isNull(members.endedAt)));
  return row;
}

/** Finds the lawyer of an active practice, with the data shown to members. */
export async function findLawyer(exec: Executor, lawyerId: string) {
  const [row] = await exec
    .select({
      displayName: lawyers.displayName,
      userId: lawyers.userId,
      email: users.email,
      ibpVerifiedAt: lawyers.ibpVerifiedAt,
    })
    .from(lawyers)
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(eq(lawyers.id, lawyerId));
  return row;
}

export async function insertMember(
  exec: Executor,
  row: typeof members.$inferInsert,
): Promise<MemberRow> {
  const [added] = await exec.insert(members).values(row).returning();
  if (!added) throw new Error('The invitation was not written.');
  return added;
}

export async function setMember(
  exec: Executor,
  { id, lawyerId }: { id: string; lawyerId: string },
  change: { rights: MemberRight[]; notices?: boolean },
): Promise<boolean> {
  const rows = await exec
    .update(members)
    .set(change)
    .where(
      and(eq(members.id, id), eq(members.lawyerId, lawyerId), isNull(members.endedAt), isPerson),
    )
    .returning({ id: members.id });
  return rows.length > 0;
}

/** Replaces the link of an invitation that is not yet accepted. */
export async function renewInvitation(
  exec: Executor,
  { id, lawyerId }: { id: string; lawyerId: string },
  link: { tokenHash: string; invitedAt: Date; expiresAt: Date },
): Promise<boolean> {
  const rows = await exec
    .update(members)
    .set(link)
    .where(
      and(
        eq(members.id, id),
        eq(members.lawyerId, lawyerId),
        isNull(members.endedAt),
        isNull(members.userId),
        isPerson,
      ),
    )
    .returning({ id: members.id });
  return rows.length > 0;
}

/** Finds an invitation that can be accepted now, with the lawyer who sent it. */
export async function findInvitation(exec: Executor, tokenHash: string, now: Date) {
  const [row] = await exec
    .select({ member: members, lawyerName: lawyers.displayName, ownerId: lawyers.userId })
    .from(members)
    .innerJoin(lawyers, eq(lawyers.id, members.lawyerId))
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(
      and(
        eq(members.tokenHash, tokenHash),
        isNull(members.endedAt),
        isNull(members.userId),
        gt(members.expiresAt, now),
        isNull(users.suspendedAt),
        isNull(users.deletionDueAt),
        isNull(users.deletedAt),
      ),
    );
  return row;
}

/** Accepts an invitation; null when it was accepted concurrently. */
export async function acceptInvitation(
  exec: Executor,
  { id, tokenHash, userId }: { id: string; tokenHash: string; userId: string },
  at: Date,
): Promise<MemberRow | null> {
  const [row] = await exec
    .update(members)
    .set({ userId, acceptedAt: at, tokenHash: null })
    .where(
      and(
        eq(members.id, id),
        eq(members.tokenHash, tokenHash),
        isNull(members.userId),
        isNull(members.endedAt),
      ),
    )
    .returning();
  return row ?? null;
}

/** Ends an open membership and returns it; null when there is none. */
export async function endMember(
  exec: Executor,
  { id, ...owner }: { id: string; lawyerId: string } | { id: string; userId: string },
  at: Date,
): Promise<MemberRow | null> {
  const own =
    'lawyerId' in owner ? eq(members.lawyerId, owner.lawyerId) : eq(members.userId, owner.userId);
  const [row] = await exec
    .update(members)
    .set({ endedAt: at, tokenHash: null })
    .where(and(eq(members.id, id), own, isNull(members.endedAt), isPerson))
    .returning();
  return row ?? null;
}

export async function findPractices(exec: Executor, userId: string) {
  return exec
    .select({ member: members, lawyerName: lawyers.displayName })
    .from(members)
    .innerJoin(lawyers, eq(lawyers.id, members.lawyerId))
    .innerJoin(users, eq(users.id, lawyers.userId))
    .where(
      and(
        eq(members.userId, userId),
        isNull(members.endedAt),
        isNull(users.suspendedAt),
        isNull(users.deletionDueAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(lawyers.displayName, members.id);
}

export async function findInformed(exec: Executor, lawyerId: string) {
  return exec
    .select({
      memberId: members.id,
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.lawyerId, lawyerId),
        isNull(members.endedAt),
        eq(members.notices, true),
        sql`${members.rights} @> array['meetings']`,
        isNull(users.suspendedAt),
        isNotNull(users.emailVerifiedAt),
      ),
    )
    .orderBy(users.id);
}

/** Whether the user works for the practice now, with this right if one is given. */
export async function isMember(
  exec: Executor,
  { id, right }: { id: string; right?: MemberRight },
): Promise<boolean> {
  const [row] = await exec
    .select({ id: members.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(
      and(
        eq(members.id, id),
        isNull(members.endedAt),
        right && sql`${members.rights} @> array[${right}]`,
        isNull(users.suspendedAt),
      ),
    );
  return row !== undefined;
}

export async function findActivity(
  exec: Executor,
  lawyerId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return exec
    .select({
      activity: practiceActivity,
      email: members.email,
      token: apiTokens.name,
      person,
    })
    .from(practiceActivity)
    .innerJoin(members, eq(members.id, practiceActivity.memberId))
    .leftJoin(users, eq(users.id, members.userId))
    .leftJoin(apiTokens, eq(apiTokens.memberId, members.id))
    .where(eq(practiceActivity.lawyerId, lawyerId))
    .orderBy(desc(practiceActivity.at), desc(practiceActivity.id))
    .limit(limit)
    .offset(offset);
}
