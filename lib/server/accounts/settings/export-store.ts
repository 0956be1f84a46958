import 'server-only';
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { accountExports, users } from '@/lib/server/schema/accounts';

export type ExportRow = typeof accountExports.$inferSelect;

export async function findExport(exec: Executor, userId: string): Promise<ExportRow | undefined> {
  const [row] = await exec.select().from(accountExports).where(eq(accountExports.userId, userId));
  return row;
}

const pending = prepared((exec) =>
  exec
    .select({
      export: accountExports,
      email: sql<
        string | null
      >`(select t.email from tokens t where t.user_id = users.id and t.kind = 'change_email'
        and t.used_at is null and t.expires_at > ${sql.placeholder('now')} order by t.created_at desc limit 1)`,
    })
    .from(users)
    .leftJoin(accountExports, eq(accountExports.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId'))),
);

export async function findPending(exec: Executor, userId: string, now: Date) {
  const [row] = await pending(exec, { userId, now });
  return row;
}

export async function saveRequest(
  exec: Executor,
  request: { userId: string; requestId: string; requestedAt: Date },
): Promise<void> {
  const fresh = { ...request, readyAt: null, storageKey: null };
  await exec
    .insert(accountExports)
    .values(fresh)
    .onConflictDoUpdate({ target: accountExports.userId, set: fresh });
}

/** Stores the finished file. Returns false when a newer request exists. */
export async function saveFile(
  exec: Executor,
  requestId: string,
  file: { readyAt: Date; storageKey: string },
): Promise<boolean> {
  const rows = await exec
    .update(accountExports)
    .set(file)
    .where(eq(accountExports.requestId, requestId))
    .returning({ userId: accountExports.userId });
  return rows.length > 0;
}

export async function removeExpiredFiles(exec: Executor, at: Date): Promise<string[]> {
  const rows = await exec
    .delete(accountExports)
    .where(and(isNotNull(accountExports.readyAt), lt(accountExports.readyAt, at)))
    .returning({ storageKey: accountExports.storageKey });
  return rows.flatMap(({ storageKey }) => storageKey ?? []);
}

/** Deletes the export row of a user, including one still being written. Returns its storage key. */
export async function takeFile(exec: Executor, userId: string): Promise<string[]> {
  const rows = await exec
    .delete(accountExports)
    .where(eq(accountExports.userId, userId))
    .returning({ storageKey: accountExports.storageKey });
  return rows.flatMap(({ storageKey }) => storageKey ?? []);
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export async function findUser(exec: Executor, id: string) {
  const [user] = await exec.select().from(users).where(eq(users.id, id));
  return user;
}
