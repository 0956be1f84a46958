import 'server-only';
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { liveEventCounters } from '@/lib/server/schema/live';
import { apiTokens, practiceMembers } from '@/lib/server/schema/members';
import type { Executor } from '../db/pool';
import { given, prepared } from '../db/prepared';
import { PERSON } from './columns';

const token = prepared((exec) =>
  exec
    .select({
      id: apiTokens.memberId,
      usedAt: apiTokens.usedAt,
      rights: practiceMembers.rights,
      lawyerId: lawyers.id,
      lawyerName: lawyers.displayName,
      person: PERSON,
      accountCreatedAt: users.createdAt,
      lastEvent: liveEventCounters.lastId,
    })
    .from(apiTokens)
    .innerJoin(practiceMembers, eq(practiceMembers.id, apiTokens.memberId))
    .innerJoin(lawyers, eq(lawyers.id, practiceMembers.lawyerId))
    .innerJoin(users, eq(users.id, lawyers.userId))
    .leftJoin(liveEventCounters, eq(liveEventCounters.userId, users.id))
    .where(
      and(
        eq(apiTokens.hash, given('hash')),
        gt(apiTokens.expiresAt, given('now')),
        isNull(practiceMembers.endedAt),
        isNotNull(users.emailVerifiedAt),
        isNull(users.suspendedAt),
        isNull(users.deletionDueAt),
        isNull(users.deletedAt),
      ),
    ),
);

/** Finds a token that works now, by its hash, with the lawyer for whom it does. */
export async function findToken(exec: Executor, hash: string, now: Date) {
  const [row] = await token(exec, { hash, now });
  return row;
}

/** Ends the tokens of a lawyer. */
export async function endTokens(exec: Executor, userId: string, at: Date): Promise<void> {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  await exec
    .update(practiceMembers)
    .set({ endedAt: at })
    .where(
      and(
        inArray(practiceMembers.lawyerId, own),
        eq(practiceMembers.kind, 'token'),
        isNull(practiceMembers.endedAt),
      ),
    );
}

export async function setUsed(exec: Executor, id: string, at: Date): Promise<void> {
  await exec.update(apiTokens).set({ usedAt: at }).where(eq(apiTokens.memberId, id));
}
