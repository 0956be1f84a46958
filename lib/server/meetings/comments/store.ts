import 'server-only';
import { and, asc, count, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { COMMENTS_PER_PAGE } from '@/lib/domain/meetings/comments';
import type { Executor } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { comments } from '@/lib/server/schema/comments';
import { lawyers } from '@/lib/server/schema/lawyers';
import { meetings } from '@/lib/server/schema/meetings';

export interface CommentRow {
  comment: typeof comments.$inferSelect;
  author: { firstName: string; lastName: string; picture: string | null };
  /** The profile of an author who is a lawyer. */
  lawyer: { id: string; displayName: string; picture: string | null } | null;
}

function rows(exec: Executor) {
  return exec
    .select({
      comment: comments,
      author: { firstName: users.firstName, lastName: users.lastName, picture: users.picture },
      lawyer: { id: lawyers.id, displayName: lawyers.displayName, picture: lawyers.picture },
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .leftJoin(lawyers, eq(lawyers.userId, comments.authorId));
}

/** A page in the order of writing; page 0 holds the newest. */
export async function listComments(
  exec: Executor,
  meetingId: string,
  page: number,
): Promise<{ rows: CommentRow[]; hasMore: boolean }> {
  const found = await rows(exec)
    .where(eq(comments.meetingId, meetingId))
    .orderBy(desc(comments.seq))
    .limit(COMMENTS_PER_PAGE + 1)
    .offset(page * COMMENTS_PER_PAGE);
  return {
    rows: found.slice(0, COMMENTS_PER_PAGE).toReversed(),
    hasMore: found.length > COMMENTS_PER_PAGE,
  };
}

export async function findComment(
  exec: Executor,
  meetingId: string,
  id: string,
): Promise<CommentRow | undefined> {
  const [row] = await rows(exec).where(and(eq(comments.id, id), eq(comments.meetingId, meetingId)));
  return row;
}

export async function countComments(exec: Executor, meetingId: string): Promise<number> {
  const [row] = await exec
    .select({ value: count() })
    .from(comments)
    .where(eq(comments.meetingId, meetingId));
  return row?.value ?? 0;
}

/** Of each of these meetings, how many comments of the other person this one has not seen; none are left out. */
export async function unreadCounts(
  exec: Executor,
  meetingIds: readonly string[],
  userId: string,
): Promise<Map<string, number>> {
  if (meetingIds.length === 0) return new Map();
  const found = await exec
    .select({ meetingId: comments.meetingId, value: count() })
    .from(comments)
    .where(
      and(
        inArray(comments.meetingId, [...meetingIds]),
        ne(comments.authorId, userId),
        isNull(comments.seenAt),
      ),
    )
    .groupBy(comments.meetingId);
  return new Map(found.map(({ meetingId, value }) => [meetingId, value]));
}

/** Everything written about the meetings of a user, in the order of writing. */
export async function findAll(exec: Executor, userId: string) {
  return exec
    .select()
    .from(comments)
    .where(inArray(comments.meetingId, meetingsOf(exec, userId)))
    .orderBy(asc(comments.meetingId), asc(comments.seq));
}

export async function deleteAll(exec: Executor, userId: string): Promise<void> {
  await exec.delete(comments).where(inArray(comments.meetingId, meetingsOf(exec, userId)));
}

/** Of either side. */
function meetingsOf(exec: Executor, userId: string) {
  const own = exec.select({ id: lawyers.id }).from(lawyers).where(eq(lawyers.userId, userId));
  return exec
    .select({ id: meetings.id })
    .from(meetings)
    .where(or(eq(meetings.clientId, userId), inArray(meetings.lawyerId, own)));
}
