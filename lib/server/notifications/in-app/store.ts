import 'server-only';
import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { PARTS_OF_A_PAGE } from '@/lib/domain/notifications/portal-page';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { notifications } from '@/lib/server/schema/messages';

export type NotificationRow = typeof notifications.$inferSelect;

/** Returns the new notification's id, or undefined when the dedupe key exists. */
export async function insertNotification(
  exec: Executor,
  row: typeof notifications.$inferInsert,
): Promise<string | undefined> {
  const [inserted] = await exec
    .insert(notifications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return inserted?.id;
}

const newest = prepared((exec) =>
  exec
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), notifications.listed))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(sql.placeholder('limit')),
);

export async function findNewest(
  exec: Executor,
  userId: string,
  limit: number,
): Promise<NotificationRow[]> {
  return newest(exec, { userId, limit });
}

/**
 * Sets when a notification was first seen, and keeps an earlier time. False when this user has no such notification.
 */
export async function setSeen(
  exec: Executor,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await exec
    .update(notifications)
    .set({ seenAt: sql`coalesce(${notifications.seenAt}, ${now})` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Marks notifications seen that lead to a page, an anchor on it, or a page below it. Returns how many there were. */
export async function setPageSeen(
  exec: Executor,
  userId: string,
  page: string,
  now: Date,
): Promise<number> {
  const { url } = notifications;
  const leadsThere = or(
    inArray(url, [page, ...PARTS_OF_A_PAGE.map((part) => page + part)]),
    sql`starts_with(${url}, ${`${page}#`})`,
    sql`starts_with(${url}, ${`${page}?`})`,
  );
  const rows = await exec
    .update(notifications)
    .set({ seenAt: now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.seenAt), leadsThere))
    .returning({ id: notifications.id });
  return rows.length;
}

/** Marks a notification and all older ones of the user seen. */
export async function setSeenBefore(
  exec: Executor,
  userId: string,
  id: string,
  now: Date,
): Promise<void> {
  const newest = exec
    .select({ at: notifications.createdAt })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
  await exec
    .update(notifications)
    .set({ seenAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.seenAt),
        lte(notifications.createdAt, newest),
      ),
    );
}

function unseenByKey(userId: string, keyStart: string) {
  return and(
    eq(notifications.userId, userId),
    sql`starts_with(${notifications.dedupeKey}, ${keyStart})`,
    isNull(notifications.seenAt),
  );
}

export async function hasUnseen(
  exec: Executor,
  userId: string,
  keyStart: string,
  since: Date,
): Promise<boolean> {
  const [row] = await exec
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(unseenByKey(userId, keyStart), gt(notifications.createdAt, since)))
    .limit(1);
  return row !== undefined;
}

/** Marks notifications with a key prefix seen. Returns how many there were. */
export async function setSeenByKey(
  exec: Executor,
  userId: string,
  keyStart: string,
  now: Date,
): Promise<number> {
  const rows = await exec
    .update(notifications)
    .set({ seenAt: now })
    .where(unseenByKey(userId, keyStart))
    .returning({ id: notifications.id });
  return rows.length;
}

export async function findAll(exec: Executor, userId: string): Promise<NotificationRow[]> {
  return exec.select().from(notifications).where(eq(notifications.userId, userId));
}

export async function deleteCauses(
  exec: Executor,
  userIds: readonly string[],
  dedupeKeys: readonly string[],
): Promise<string[]> {
  const rows = await exec
    .delete(notifications)
    .where(
      and(
        inArray(notifications.userId, [...userIds]),
        inArray(notifications.dedupeKey, [...dedupeKeys]),
      ),
    )
    .returning({ userId: notifications.userId });
  return rows.map(({ userId }) => userId);
}

export async function deleteAll(exec: Executor, userId: string): Promise<void> {
  await exec
    .delete(notifications)
    .where(or(eq(notifications.userId, userId), eq(notifications.aboutUserId, userId)));
}

export async function deleteOlder(exec: Executor, before: Date): Promise<void> {
  await exec.delete(notifications).where(lt(notifications.createdAt, before));
}
