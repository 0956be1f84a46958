import 'server-only';
import { eq } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { amongIds, prepared } from '@/lib/server/platform/db/prepared';
import { reviews } from '@/lib/server/schema/meetings';
import { reviewReplies, reviewReports } from '@/lib/server/schema/summaries';

// Service

/** Reviews of these meetings by the meetings' ids. One statement, none for none. */
export async function reviewsOf(
  exec: Executor,
  meetingIds: readonly string[],
): Promise<ReadonlyMap<string, MeetingReviewRow>> {
  const rows = meetingIds.length === 0 ? [] : await findReviewsOf(exec, { ids: meetingIds });
  return new Map(rows.map((row) => [row.review.meetingId, row]));
}

// Store

export type MeetingReviewRow = Awaited<ReturnType<typeof findReviewsOf>>[number];

/** Reviews of these meetings, each with its reply, the moment of its report and what was decided. */
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
