import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { reviews } from '@/lib/server/schema/meetings';
import { reviewReports } from '@/lib/server/schema/summaries';

export type ReviewRow = typeof reviews.$inferSelect;
export type NewReview = Pick<
  ReviewRow,
  'meetingId' | 'lawyerId' | 'clientId' | 'rating' | 'comment' | 'showName' | 'createdAt'
>;
export type ReviewChange = Partial<Pick<ReviewRow, 'rating' | 'comment' | 'showName'>>;

/** Undefined when the meeting has a review. */
export async function insertReview(exec: Executor, row: NewReview): Promise<ReviewRow | undefined> {
  const [added] = await exec
    .insert(reviews)
    .values(row)
    .onConflictDoNothing({ target: reviews.meetingId })
    .returning();
  return added;
}

/** A review that this client wrote. */
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

/** A review about this lawyer. */
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

/** Average and count of a lawyer's reviews, as they are; the caller holds the lock of the profile. */
export async function saveFigures(exec: Executor, lawyerId: string): Promise<void> {
  await exec.execute(sql`
    update ${lawyers} set rating = found.mean, review_count = found.number
    from (
      select coalesce(avg(rating), 0)::double precision as mean, count(*)::int as number
      from ${reviews} where lawyer_id = ${lawyerId}
    ) found
    where ${lawyers.id} = ${lawyerId}`);
}

/** False when the review is reported already. */
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
