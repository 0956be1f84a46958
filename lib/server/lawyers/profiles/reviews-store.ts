import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { reviews } from '@/lib/server/schema/meetings';
import { reviewReplies, reviewReports } from '@/lib/server/schema/summaries';

export type ReviewRow = typeof reviews.$inferSelect;
export type NewReview = Pick<
  ReviewRow,
  'meetingId' | 'lawyerId' | 'clientId' | 'rating' | 'comment' | 'showName' | 'createdAt'
>;
export type ReviewChange = Partial<Pick<ReviewRow, 'rating' | 'comment' | 'showName'>>;

/** Inserts a review; undefined when the meeting already has one. */
export async function insertReview(exec: Executor, row: NewReview): Promise<ReviewRow | undefined> {
  const [added] = await exec
    .insert(reviews)
    .values(row)
    .onConflictDoNothing({ target: reviews.meetingId })
    .returning();
  return added;
}

export async function findOwn(
  exec: Executor,
  id: string,
  clientId: string,
): Promise<ReviewRow | undefined> {
  const [row] = await exec
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.clientId, clientId)));
  return row;
}

export async function findAbout(
  exec: Executor,
  id: string,
  lawyerId: string,
): Promise<ReviewRow | undefined> {
  const [row] = await exec
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.lawyerId, lawyerId)));
  return row;
}

export async function updateReview(
  exec: Executor,
  id: string,
  change: ReviewChange,
  updatedAt: Date,
): Promise<ReviewRow | undefined> {
  const [row] = await exec
    .update(reviews)
    .set({ ...change, updatedAt })
    .where(eq(reviews.id, id))
    .returning();
  return row;
}

/** Recomputes average and count of a lawyer's public reviews; the caller holds the lock of the profile. */
export async function saveFigures(exec: Executor, lawyerId: string): Promise<void> {
  await exec.execute(sql`
    update ${lawyers} set rating = found.mean, review_count = found.number
    from (
      select coalesce(avg(rating), 0)::double precision as mean, count(*)::int as number
      from ${reviews} where lawyer_id = ${lawyerId} and hidden_at is null
    ) found
    where ${lawyers.id} = ${lawyerId}`);
}

/** Inserts a reply; false when the review already has one. */
export async function insertReply(
  exec: Executor,
  row: typeof reviewReplies.$inferInsert,
): Promise<boolean> {
  const added = await exec
    .insert(reviewReplies)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: reviewReplies.reviewId });
  return added.length > 0;
}

export async function findReply(exec: Executor, reviewId: string): Promise<string | undefined> {
  const [row] = await exec
    .select({ reply: reviewReplies.reply })
    .from(reviewReplies)
    .where(eq(reviewReplies.reviewId, reviewId));
  return row?.reply;
}

/** Deletes a reply; false when there was none. */
export async function deleteReply(
  exec: Executor,
  reviewId: string,
  lawyerId: string,
): Promise<boolean> {
  const gone = await exec
    .delete(reviewReplies)
    .where(and(eq(reviewReplies.reviewId, reviewId), eq(reviewReplies.lawyerId, lawyerId)))
    .returning({ id: reviewReplies.reviewId });
  return gone.length > 0;
}

/** Inserts a report; false when the review is already reported. */
export async function insertReport(
  exec: Executor,
  row: typeof reviewReports.$inferInsert,
): Promise<boolean> {
  const added = await exec
    .insert(reviewReports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: reviewReports.reviewId });
  return added.length > 0;
}

/** Finds the review and lawyer of a report, open or decided. */
export async function findReported(
  exec: Executor,
  reviewId: string,
): Promise<{ lawyerId: string } | undefined> {
  const [row] = await exec
    .select({ lawyerId: reviews.lawyerId })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .where(eq(reviewReports.reviewId, reviewId));
  return row;
}

/** Decides a report by compare-and-set: true for the caller that did. */
export async function decideReport(
  exec: Executor,
  reviewId: string,
  set: Required<
    Pick<typeof reviewReports.$inferInsert, 'decision' | 'decisionReason' | 'decidedAt'>
  >,
): Promise<boolean> {
  const rows = await exec
    .update(reviewReports)
    .set(set)
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.decidedAt)))
    .returning({ id: reviewReports.reviewId });
  return rows.length > 0;
}

export async function setHidden(
  exec: Executor,
  id: string,
  hiddenAt: Date | null,
): Promise<ReviewRow | undefined> {
  const [row] = await exec.update(reviews).set({ hiddenAt }).where(eq(reviews.id, id)).returning();
  return row;
}
