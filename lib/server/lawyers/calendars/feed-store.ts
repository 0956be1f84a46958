import 'server-only';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { calendarFeeds } from '@/lib/server/schema/calendars';
import { blockers, lawyers } from '@/lib/server/schema/lawyers';

export type FeedRow = typeof calendarFeeds.$inferSelect;

export async function findFeed(exec: Executor, lawyerId: string): Promise<FeedRow | undefined> {
  const [row] = await exec.select().from(calendarFeeds).where(eq(calendarFeeds.lawyerId, lawyerId));
  return row;
}

export async function findFeedByToken(
  exec: Executor,
  tokenHash: string,
): Promise<FeedRow | undefined> {
  const [row] = await exec
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return row;
}

/** Saves the token of a lawyer's only feed; `clientNames` undefined leaves the previous choice. */
export async function saveFeed(
  exec: Executor,
  lawyerId: string,
  feed: { tokenHash: string; clientNames: boolean | undefined; createdAt: Date },
): Promise<void> {
  await exec
    .insert(calendarFeeds)
    .values({ lawyerId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.lawyerId, set: feed });
}

export async function setClientNames(
  exec: Executor,
  lawyerId: string,
  clientNames: boolean,
): Promise<FeedRow | undefined> {
  const [row] = await exec
    .update(calendarFeeds)
    .set({ clientNames })
    .where(eq(calendarFeeds.lawyerId, lawyerId))
    .returning();
  return row;
}

export async function deleteFeed(exec: Executor, lawyerId: string): Promise<void> {
  await exec.delete(calendarFeeds).where(eq(calendarFeeds.lawyerId, lawyerId));
}

const MAX_BLOCKERS = 5_000;

export async function findBlockers(exec: Executor, lawyerId: string, since: Date) {
  return exec
    .select()
    .from(blockers)
    .where(and(eq(blockers.lawyerId, lawyerId), gt(blockers.endsAt, since)))
    .orderBy(blockers.startsAt, blockers.id)
    .limit(MAX_BLOCKERS);
}

const profileOf = (exec: Executor, userId: string) =>
  exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));

export async function findFeedOfUser(exec: Executor, userId: string): Promise<FeedRow | undefined> {
  const [row] = await exec
    .select()
    .from(calendarFeeds)
    .where(inArray(calendarFeeds.lawyerId, profileOf(exec, userId)));
  return row;
}

export async function deleteFeedOfUser(exec: Executor, userId: string): Promise<void> {
  await exec.delete(calendarFeeds).where(inArray(calendarFeeds.lawyerId, profileOf(exec, userId)));
}
