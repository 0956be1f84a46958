import 'server-only';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { comments } from '@/lib/server/schema/comments';

/** The new id, or undefined where this request made a comment before. */
export async function insertComment(
  exec: Executor,
  row: typeof comments.$inferInsert,
): Promise<string | undefined> {
  const [made] = await exec
    .insert(comments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: comments.id });
  return made?.id;
}

/** What a request made. */
export async function findByRequestKey(exec: Executor, authorId: string, requestKey: string) {
  const [row] = await exec
    .select()
    .from(comments)
    .where(and(eq(comments.authorId, authorId), eq(comments.requestKey, requestKey)));
  return row;
}

interface Own {
  readonly id: string;
  readonly meetingId: string;
  readonly authorId: string;
}

function isOwn({ id, meetingId, authorId }: Own) {
  return and(
    eq(comments.id, id),
    eq(comments.meetingId, meetingId),
    eq(comments.authorId, authorId),
  );
}

/** Whether this person wrote that comment. */
export async function hasOwn(exec: Executor, own: Own): Promise<boolean> {
  const [row] = await exec.select({ id: comments.id }).from(comments).where(isOwn(own));
  return row !== undefined;
}

/** The same text again is no edit. */
export async function updateComment(
  exec: Executor,
  own: Own,
  comment: string,
  now: Date,
): Promise<void> {
  await exec
    .update(comments)
    .set({ comment, editedAt: now })
    .where(and(isOwn(own), ne(comments.comment, comment)));
}

/** False when it is not there, or not theirs. */
export async function deleteComment(exec: Executor, own: Own): Promise<boolean> {
  const gone = await exec.delete(comments).where(isOwn(own)).returning({ id: comments.id });
  return gone.length > 0;
}

/** Marks what the other person wrote, up to `last` or all of it. Answers how many were new to this one. */
export async function setSeen(
  tx: Transaction,
  meetingId: string,
  readerId: string,
  last: string | undefined,
  now: Date,
): Promise<number> {
  const upTo = sql`(select seq from comments where id = ${last} and meeting_id = ${meetingId})`;
  const seen = await tx
    .update(comments)
    .set({ seenAt: now })
    .where(
      and(
        eq(comments.meetingId, meetingId),
        ne(comments.authorId, readerId),
        isNull(comments.seenAt),
        last ? sql`${comments.seq} <= ${upTo}` : undefined,
      ),
    )
    .returning({ id: comments.id });
  return seen.length;
}

/** What the other person has not seen of an author, the oldest first. */
export async function unreadOf(exec: Executor, meetingId: string, authorId: string) {
  return exec
    .select({ id: comments.id, mailedAt: comments.mailedAt })
    .from(comments)
    .where(
      and(
        eq(comments.meetingId, meetingId),
        eq(comments.authorId, authorId),
        isNull(comments.seenAt),
      ),
    )
    .orderBy(asc(comments.seq));
}

/** Where a comment is, and who wrote it. */
export async function findPlace(exec: Executor, id: string) {
  const [row] = await exec
    .select({ meetingId: comments.meetingId, authorId: comments.authorId })
    .from(comments)
    .where(eq(comments.id, id));
  return row;
}

export async function setMailed(exec: Executor, ids: readonly string[], now: Date): Promise<void> {
  await exec
    .update(comments)
    .set({ mailedAt: now })
    .where(inArray(comments.id, [...ids]));
}
