import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../db/pool';
import { sessions, users } from '../db/schema/accounts';
import { lawyers } from '../db/schema/lawyers';

export async function insertSession(
  exec: Executor,
  session: { userId: string; tokenHash: string; userAgent: string | null },
): Promise<void> {
  await exec.insert(sessions).values(session);
}

export async function findSession(exec: Executor, tokenHash: string) {
  const [row] = await exec
    .select({
      sessionId: sessions.id,
      userId: users.id,
      type: users.type,
      roles: users.roles,
      emailVerifiedAt: users.emailVerifiedAt,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
      endedAt: sessions.endedAt,
      lawyerId: lawyers.id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(lawyers, eq(lawyers.userId, users.id))
    .where(eq(sessions.tokenHash, tokenHash));
  return row;
}

export async function touchSession(exec: Executor, id: string, at: Date): Promise<void> {
  await exec.update(sessions).set({ seenAt: at }).where(eq(sessions.id, id));
}

export async function endSession(exec: Executor, id: string, at: Date): Promise<void> {
  await exec
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}
