import 'server-only';
import { and, asc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import { commentAbout, comments } from '@/lib/server/schema/comments';

interface Place {
  readonly kind: keyof typeof commentAbout;
  readonly id: string;
}

function isAbout({ kind, id }: Place) {
  return eq(commentAbout[kind], id);
}

export type NewComment = Omit<typeof comments.$inferInsert, 'meetingId' | 'workItemId'>;

/** Inserts a comment and returns its id; undefined where this request already inserted one. */
export async function insertComment(
  exec: Executor,
  { kind, id }: Place,
  row: NewComment,
): Promise<string | undefined> {
  const about = kind === 'meeting' ? { meetingId: id } : { workItemId: id };
  const [made] = await exec
    .insert(comments)
    .values({ ...row, ...about })
    .onConflictDoNothing()
    .returning({ id: comments.id });
  return made?.id;
}

export async function findByRequestKey(
  exec: Executor,
  place: Place,
  authorId: string,
  requestKey: string,
) {
  const [row] = await exec
    .select()
    .from(comments)
    .where(
      and(isAbout(place), eq(comments.authorId, authorId), eq(comments.requestKey, requestKey)),
    );
  return row;
}

interface Own {
  readonly id: string;
  readonly place: Place;
  readonly authorId: string;
  /** Member who wrote it, null for nobody but the account itself; whoever wrote it where it is left out. */
  readonly memberId?: string | null;
}

function isOwn({ id, place, authorId, memberId }: Own) {
  return and(
    eq(comments.id, id),
    isAbout(place),
    eq(comments.authorId, authorId),
    memberId === null ? isNull(comments.memberId) : undefined,
    memberId ? eq(comments.memberId, memberId) : undefined,
  );
}

export async function hasOwn(exec: Executor, own: Own): Promise<boolean> {
  const [row] = await exec.select({ id: comments.id }).from(comments).where(isOwn(own));
  return row !== undefined;
}

/** Updates a comment; an unchanged text is not an edit. */
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

export async function deleteComment(exec: Executor, own: Own): Promise<void> {
  await exec.delete(comments).where(isOwn(own));
}

/** Marks the other person's comments as seen, up to `last` or all. Returns how many were new. */
export async function setSeen(
  tx: Transaction,
  place: Place,
  readerId: string,
  last: string | undefined,
  now: Date,
): Promise<number> {
  const upTo = tx
    .select({ seq: comments.seq })
    .from(comments)
    .where(and(eq(comments.id, last ?? ''), isAbout(place)));
  const seen = await tx
    .update(comments)
    .set({ seenAt: now })
    .where(
      and(
        isAbout(place),
        ne(comments.authorId, readerId),
        isNull(comments.seenAt),
        last ? lte(comments.seq, upTo) : undefined,
      ),
    )
    .returning({ id: comments.id });
  return seen.length;
}

export async function unreadOf(exec: Executor, place: Place, authorId: string) {
  return exec
    .select({ id: comments.id, mailedAt: comments.mailedAt })
    .from(comments)
    .where(and(isAbout(place), eq(comments.authorId, authorId), isNull(comments.seenAt)))
    .orderBy(asc(comments.seq));
}

export async function findComment(exec: Executor, id: string) {
  const [row] = await exec.select().from(comments).where(eq(comments.id, id));
  return row;
}

export async function setMailed(exec: Executor, ids: readonly string[], now: Date): Promise<void> {
  await exec
    .update(comments)
    .set({ mailedAt: now })
    .where(inArray(comments.id, [...ids]));
}
