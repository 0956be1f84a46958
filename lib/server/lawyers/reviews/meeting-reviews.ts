import 'server-only';
import { eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { amongIds, prepared } from '@/lib/server/platform/db/prepared';
import { reviews } from '@/lib/server/schema/meetings';
import { reviewReplies, reviewReports } from '@/lib/server/schema/summaries';

// Service

/** Returns reviews by the ids of these meetings. One statement, none for an empty list. */
export async function reviewsOf(
  exec: Executor,
  meetingIds: readonly string[],
): Promise<ReadonlyMap<string, MeetingReviewRow>> {
  const rows = meetingIds.length === 0 ? [] : await findReviewsOf(exec, { ids: meetingIds });
  return new Map(rows.map((row) => [row.review.meetingId, row]));
}

// Store

export type MeetingReviewRow = Awaited<ReturnType<typeof findReviewsOf>>[number];

const findReviewsOf = prepared((exec) =>
  exec
    .select({
      review: reviews,
      reportedAt: reviewReports.createdAt,
      decision: reviewReports.decision,
      reply: reviewReplies.reply,
      repliedAt: reviewReplies.createdAt,
    })
    .from(reviews)
    .leftJoin(reviewReports, eq(reviewReports.reviewId, reviews.id))
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .where(amongIds(reviews.meetingId, 'ids')),
);
