import 'server-only';
import {
  and,
  arrayContains,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { passkeys, secondFactors, sessions, users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { liveEventCounters } from '@/lib/server/schema/live';
import { practiceMembers } from '@/lib/server/schema/members';
import type { Executor } from '../db/pool';
import { prepared } from '../db/prepared';
import { PERSON } from './columns';

export async function insertSession(
  exec: Executor,
  session: {
    userId: string;
    tokenHash: string;
    userAgent: string | null;
    secondFactorAt: Date | null;
  },
): Promise<void> {
  await exec.insert(sessions).values(session);
}

const practiceLawyer = alias(lawyers, 'practice_lawyer');

/**
 * Builds the query of a session's membership, while it is valid: its member's own, not ended, with a second factor,
 * and of a lawyer who is neither suspended nor leaving.
 */
function workedUnder(exec: Executor) {
  const owner = alias(users, 'practice_owner');
  const lawyer = alias(lawyers, 'owned_practice');
  return and(
    eq(practiceMembers.id, sessions.practiceMemberId),
    eq(practiceMembers.userId, sessions.userId),
    isNull(practiceMembers.endedAt),
    or(
      exists(
        exec
          .select({ id: secondFactors.userId })
          .from(secondFactors)
          .where(and(eq(secondFactors.userId, sessions.userId), isNotNull(secondFactors.secret))),
      ),
      exists(
        exec.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, sessions.userId)),
      ),
    ),
    exists(
      exec
        .select({ id: lawyer.id })
        .from(lawyer)
        .innerJoin(owner, eq(owner.id, lawyer.userId))
        .where(
          and(
            eq(lawyer.id, practiceMembers.lawyerId),
            isNull(owner.suspendedAt),
            isNull(owner.deletionDueAt),
            isNull(owner.deletedAt),
          ),
        ),
    ),
  );
}

const session = prepared((exec) =>
  exec
    .select({
      sessionId: sessions.id,
      person: PERSON,
      accountCreatedAt: users.createdAt,
      suspendedAt: users.suspendedAt,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      endedAt: sessions.endedAt,
      secondFactorAt: sessions.secondFactorAt,
      lawyerId: lawyers.id,
      practiceMemberId: sessions.practiceMemberId,
      practice: {
        memberId: practiceMembers.id,
        lawyerId: practiceLawyer.id,
        ownerId: practiceLawyer.userId,
        lawyerName: practiceLawyer.displayName,
        rights: practiceMembers.rights,
      },
      lastEvent: liveEventCounters.lastId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(lawyers, eq(lawyers.userId, users.id))
    .leftJoin(practiceMembers, workedUnder(exec))
    .leftJoin(practiceLawyer, eq(practiceLawyer.id, practiceMembers.lawyerId))
    .leftJoin(
      liveEventCounters,
      eq(liveEventCounters.userId, sql`coalesce(${practiceLawyer.userId}, ${users.id})`),
    )
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash'))),
);

export async function findSession(exec: Executor, tokenHash: string) {
  const [row] = await session(exec, { tokenHash });
  return row;
}

export async function touchSession(exec: Executor, id: string, at: Date): Promise<void> {
  await exec.update(sessions).set({ seenAt: at }).where(eq(sessions.id, id));
}

/** Sets when the second factor was given in a session, or clears it with null. */
export async function setSecondFactor(exec: Executor, id: string, at: Date | null): Promise<void> {
  await exec.update(sessions).set({ secondFactorAt: at }).where(eq(sessions.id, id));
}

export async function clearSecondFactors(exec: Executor, userId: string): Promise<void> {
  await exec.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
}

/** Finds who gave the second factor after one instant, in a session that was used after another; each once, by name. */
export async function findOpen(exec: Executor, { given, seen }: { given: Date; seen: Date }) {
  return exec
    .selectDistinct({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(isNull(sessions.endedAt), gt(sessions.secondFactorAt, given), gt(sessions.seenAt, seen)),
    )
    .orderBy(users.firstName, users.lastName, users.id);
}

/** Whether the user works for any practice, in some session or in none. */
export async function worksForPractice(exec: Executor, userId: string): Promise<boolean> {
  const [row] = await exec
    .select({ id: practiceMembers.id })
    .from(practiceMembers)
    .where(and(eq(practiceMembers.userId, userId), isNull(practiceMembers.endedAt)))
    .limit(1);
  return row !== undefined;
}

/** Sets the membership of a session; null: the user's own account. */
export async function setPractice(exec: Executor, id: string, memberId: string | null) {
  await exec.update(sessions).set({ practiceMemberId: memberId }).where(eq(sessions.id, id));
}

export async function workingAmong(exec: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await exec
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(practiceMembers, workedUnder(exec))
    .where(inArray(sessions.id, [...ids]));
  return rows.map(({ id }) => id);
}

export async function setToken(exec: Executor, id: string, tokenHash: string): Promise<void> {
  await exec.update(sessions).set({ tokenHash }).where(eq(sessions.id, id));
}

export async function revokeSession(exec: Executor, id: string, at: Date): Promise<void> {
  await exec
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}

export async function revokeSessions(
  exec: Executor,
  userId: string,
  exceptId: string | null,
  at: Date,
): Promise<void> {
  await exec
    .update(sessions)
    .set({ endedAt: at })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        exceptId === null ? undefined : ne(sessions.id, exceptId),
      ),
    );
}

export async function userAgentsOf(exec: Executor, userId: string): Promise<(string | null)[]> {
  const rows = await exec
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return rows.map(({ userAgent }) => userAgent);
}

export async function liveSessions(
  exec: Executor,
  userId: string,
  since: { seen: Date; created: Date },
) {
  return live(exec, { userId, ...since });
}

const live = prepared((exec) =>
  exec
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, sql.placeholder('userId')),
        isNull(sessions.endedAt),
        gt(sessions.seenAt, sql.placeholder('seen')),
        gt(sessions.createdAt, sql.placeholder('created')),
      ),
    )
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt)),
);

export async function figuresOf(
  exec: Executor,
  userId: string,
  since: { seen: Date; created: Date },
): Promise<{ live: number; lastSeenAt: Date | null }> {
  const live = and(
    isNull(sessions.endedAt),
    gt(sessions.seenAt, since.seen),
    gt(sessions.createdAt, since.created),
  );
  const [row] = await exec
    .select({
      live: sql<number>`(count(*) filter (where ${live}))::int`,
      lastSeenAt: max(sessions.seenAt),
    })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return row ?? { live: 0, lastSeenAt: null };
}

export async function liveAmong(
  exec: Executor,
  ids: readonly string[],
  since: { seen: Date; seenByAdmin: Date; created: Date },
): Promise<string[]> {
  const rows = await exec
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, [...ids]),
        isNull(sessions.endedAt),
        gte(sessions.seenAt, since.seen),
        or(not(arrayContains(users.roles, ['ADMIN'])), gte(sessions.seenAt, since.seenByAdmin)),
        gte(sessions.createdAt, since.created),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Revokes a session of this user; false where there was none. */
export async function revokeOwnSession(
  exec: Executor,
  { id, userId, at }: { id: string; userId: string; at: Date },
): Promise<boolean> {
  const rows = await exec
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function isLive(
  exec: Executor,
  id: string,
  since: { seen: Date; created: Date },
): Promise<boolean> {
  const rows = await exec
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.endedAt),
        gt(sessions.seenAt, since.seen),
        gt(sessions.createdAt, since.created),
      ),
    );
  return rows.length > 0;
}

export async function allSessions(exec: Executor, userId: string) {
  return exec.select().from(sessions).where(eq(sessions.userId, userId));
}

export async function deleteSessions(exec: Executor, userId: string): Promise<void> {
  await exec.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteEnded(
  exec: Executor,
  before: { ended: Date; seen: Date; created: Date },
): Promise<void> {
  await exec
    .delete(sessions)
    .where(
      or(
        lt(sessions.endedAt, before.ended),
        lt(sessions.seenAt, before.seen),
        lt(sessions.createdAt, before.created),
      ),
    );
}
