import 'server-only';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { users } from '@/lib/server/schema/accounts';
import { lawyers, listedLawyers } from '@/lib/server/schema/lawyers';
import { reviews } from '@/lib/server/schema/meetings';
import { reviewReports } from '@/lib/server/schema/summaries';

export type ReviewRow = Awaited<ReturnType<typeof findReviews>>[number];

const REVIEW = {
  id: reviews.id,
  rating: reviews.rating,
  comment: reviews.comment,
  showName: reviews.showName,
  firstName: users.firstName,
  lastName: users.lastName,
  createdAt: reviews.createdAt,
} as const;

/** What the public sees: not those that an administrator hides. */
const SHOWN = isNull(reviews.hiddenAt);

const OF_LAWYER = and(eq(reviews.lawyerId, sql.placeholder('lawyerId')), SHOWN);

const publicReviews = prepared((exec) =>
  exec
    .select(REVIEW)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.clientId))
    .where(OF_LAWYER)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .offset(sql.placeholder('offset'))
    .limit(sql.placeholder('limit')),
);

/** Public reviews of a lawyer, newest first. */
export function findReviews(exec: Executor, lawyerId: string, offset: number, limit: number) {
  return publicReviews(exec, { lawyerId, offset, limit });
}

const publicCount = prepared((exec) =>
  exec.select({ count: sql<number>`count(*)::int` }).from(reviews).where(OF_LAWYER),
);

export async function countReviews(exec: Executor, lawyerId: string): Promise<number> {
  const [row] = await publicCount(exec, { lawyerId });
  return row?.count ?? 0;
}

export type LatestReviewRow = Awaited<ReturnType<typeof findLatestReviews>>[number];

/** The newest reviews with a text of visible lawyers: those who have a row in search. */
export async function findLatestReviews(exec: Executor, limit: number) {
  return exec
    .select({
      ...REVIEW,
      clientId: reviews.clientId,
      lawyerId: lawyers.id,
      displayName: lawyers.displayName,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.clientId))
    .innerJoin(lawyers, eq(lawyers.id, reviews.lawyerId))
    .innerJoin(
      listedLawyers,
      and(eq(listedLawyers.lawyerId, reviews.lawyerId), eq(listedLawyers.area, '*')),
    )
    .where(and(ne(reviews.comment, ''), SHOWN))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}

export type MeetingReviewRow = Awaited<ReturnType<typeof findReviewsOf>>[number];

/** Reviews of these meetings, each with the moment of its report and what was decided. */
export async function findReviewsOf(exec: Executor, meetingIds: readonly string[]) {
  return exec
    .select({
      review: reviews,
      reportedAt: reviewReports.createdAt,
      decision: reviewReports.decision,
    })
    .from(reviews)
    .leftJoin(reviewReports, eq(reviewReports.reviewId, reviews.id))
    .where(inArray(reviews.meetingId, [...meetingIds]));
}
