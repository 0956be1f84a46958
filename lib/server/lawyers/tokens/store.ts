import 'server-only';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { MemberRight } from '@/lib/domain/platform/members';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { apiTokens, practiceMembers as members } from '@/lib/server/schema/members';

const row = { token: apiTokens, member: { rights: members.rights, endedAt: members.endedAt } };

export type TokenRow = Awaited<ReturnType<typeof findExported>>[number];

/** Finds those that are not revoked, the latest first, then at most `past` that are. */
export async function findTokens(exec: Executor, lawyerId: string, past: number) {
  const rows = await exec
    .select(row)
    .from(apiTokens)
    .innerJoin(members, eq(members.id, apiTokens.memberId))
    .where(eq(members.lawyerId, lawyerId))
    .orderBy(
      sql`${members.endedAt} desc nulls first`,
      desc(apiTokens.createdAt),
      apiTokens.memberId,
    )
    .limit(200);
  const open = rows.filter(({ member }) => member.endedAt === null);
  return [...open, ...rows.filter(({ member }) => member.endedAt !== null).slice(0, past)];
}

export async function findToken(exec: Executor, lawyerId: string, id: string) {
  const [found] = await exec
    .select(row)
    .from(apiTokens)
    .innerJoin(members, eq(members.id, apiTokens.memberId))
    .where(and(eq(apiTokens.memberId, id), eq(members.lawyerId, lawyerId)));
  return found;
}

export async function findWorkingNames(
  exec: Executor,
  lawyerId: string,
  now: Date,
): Promise<string[]> {
  const rows = await exec
    .select({ name: apiTokens.name })
    .from(apiTokens)
    .innerJoin(members, eq(members.id, apiTokens.memberId))
    .where(
      and(eq(members.lawyerId, lawyerId), isNull(members.endedAt), gt(apiTokens.expiresAt, now)),
    );
  return rows.map(({ name }) => name);
}

interface NewToken {
  readonly lawyerId: string;
  readonly rights: MemberRight[];
  readonly name: string;
  readonly hash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Adds a token with the member as which it acts, and returns its id. */
export async function insertToken(
  exec: Executor,
  { lawyerId, rights, ...token }: NewToken,
): Promise<string> {
  const { createdAt: invitedAt, expiresAt } = token;
  const [member] = await exec
    .insert(members)
    .values({ kind: 'token', lawyerId, rights, invitedAt, expiresAt })
    .returning({ id: members.id });
  if (!member) throw new Error('The token was not written.');
  await exec.insert(apiTokens).values({ memberId: member.id, ...token });
  return member.id;
}

export async function endToken(
  exec: Executor,
  { id, lawyerId }: { id: string; lawyerId: string },
  at: Date,
): Promise<boolean> {
  const rows = await exec
    .update(members)
    .set({ endedAt: at })
    .where(
      and(
        eq(members.id, id),
        eq(members.lawyerId, lawyerId),
        eq(members.kind, 'token'),
        isNull(members.endedAt),
      ),
    )
    .returning({ id: members.id });
  return rows.length > 0;
}

export async function findExported(exec: Executor, userId: string) {
  return exec
    .select(row)
    .from(apiTokens)
    .innerJoin(members, eq(members.id, apiTokens.memberId))
    .innerJoin(lawyers, eq(lawyers.id, members.lawyerId))
    .where(eq(lawyers.userId, userId))
    .orderBy(apiTokens.createdAt);
}
