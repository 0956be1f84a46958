import 'server-only';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { PublicReview } from '@/lib/contract/lawyers/lawyers';
import type { LatestReview } from '@/lib/contract/lawyers/reviews';
import * as contract from '@/lib/contract/lawyers/reviews';
import { reviewAuthor } from '@/lib/domain/lawyers/review';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import { database, type Executor } from '@/lib/server/platform/db/pool';
import { prepared } from '@/lib/server/platform/db/prepared';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import { users } from '@/lib/server/schema/accounts';
import { lawyers, listedLawyers } from '@/lib/server/schema/lawyers';
import { reviews } from '@/lib/server/schema/meetings';
import { reviewReplies } from '@/lib/server/schema/summaries';

// Operations

export const listLatestReviews = rateLimitedRead(contract.listLatestReviews, async () => {
  const reviews = await latestReviews(contract.LATEST_REVIEWS);
  return { results: reviews.map(latestReview) };
});

// Serialize

/**
 * Serializes a review: signed "Maria S." with the client's consent, else "Client"; the date is the month only, so
 * that it does not reveal the meeting.
 */
function publicReview({ reply, repliedAt, ...row }: ReviewRow): PublicReview {
  return {
    ...reviewItself(row),
    reply: reply !== null && repliedAt ? { text: reply, month: monthOf(repliedAt) } : null,
  };
}

function reviewItself(row: Omit<ReviewRow, 'reply' | 'repliedAt'>): Omit<PublicReview, 'reply'> {
  return {
    _id: row.id,
    rating: row.rating,
    comment: row.comment,
    author: reviewAuthor(row, row.showName),
    month: monthOf(row.createdAt),
  };
}

/** Returns the month of an instant: `YYYY-MM` in Manila. */
function monthOf(instant: Date): string {
  return manilaDayKey(manilaDayNumber(instant.getTime())).slice(0, 7);
}

function latestReview({ lawyerId, displayName, ...row }: LatestReviewRow): LatestReview {
  return { ...reviewItself(row), lawyer: { _id: lawyerId, display_name: displayName } };
}

// Service

export interface ReviewPage {
  readonly results: PublicReview[];
  readonly page: number;
  readonly total: number;
  readonly hasMore: boolean;
}

/** Returns a page of a lawyer's public reviews, newest first. One statement, two when the page is full. */
export async function reviewPage(
  exec: Executor,
  lawyerId: string,
  page: number,
): Promise<ReviewPage> {
  const offset = page * PAGE_SIZE;
  const rows = await findReviews(exec, lawyerId, offset, PAGE_SIZE);
  // A page that is not full is the last; only one beyond the last says nothing about how many there are.
  const isLast = rows.length < PAGE_SIZE && (rows.length > 0 || page === 0);
  const total = isLast ? offset + rows.length : await countReviews(exec, lawyerId);
  return { results: rows.map(publicReview), page, total, hasMore: offset + rows.length < total };
}

const LOOK_BACK = 60;

/** Minimum characters of a text that is informative to a stranger. */
const MIN_DETAILED = 60;

/**
 * Returns the newest reviews with a text of visible lawyers, no two of the same lawyer or client; informative texts
 * before shorter ones. One statement.
 */
export async function latestReviews(limit: number): Promise<LatestReviewRow[]> {
  const rows = await findLatestReviews(database(), LOOK_BACK);
  const isDetailed = ({ comment }: LatestReviewRow) => comment.length >= MIN_DETAILED;
  const people = new Set<string>();
  const inOrder = [...rows.filter(isDetailed), ...rows.filter((row) => !isDetailed(row))];
  const chosen = inOrder.filter(({ lawyerId, clientId }) => {
    if (people.has(lawyerId) || people.has(clientId)) return false;
    people.add(lawyerId).add(clientId);
    return true;
  });
  return chosen.slice(0, limit);
}

// Store

type ReviewRow = Awaited<ReturnType<typeof findReviews>>[number];

const REVIEW = {
  id: reviews.id,
  rating: reviews.rating,
  comment: reviews.comment,
  showName: reviews.showName,
  firstName: users.firstName,
  lastName: users.lastName,
  createdAt: reviews.createdAt,
} as const;

const SHOWN = isNull(reviews.hiddenAt);

const OF_LAWYER = and(eq(reviews.lawyerId, sql.placeholder('lawyerId')), SHOWN);

const publicReviews = prepared((exec) =>
  exec
    .select({ ...REVIEW, reply: reviewReplies.reply, repliedAt: reviewReplies.createdAt })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.clientId))
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .where(OF_LAWYER)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .offset(sql.placeholder('offset'))
    .limit(sql.placeholder('limit')),
);

function findReviews(exec: Executor, lawyerId: string, offset: number, limit: number) {
  return publicReviews(exec, { lawyerId, offset, limit });
}

const publicCount = prepared((exec) =>
  exec.select({ count: sql<number>`count(*)::int` }).from(reviews).where(OF_LAWYER),
);

async function countReviews(exec: Executor, lawyerId: string): Promise<number> {
  const [row] = await publicCount(exec, { lawyerId });
  return row?.count ?? 0;
}

type LatestReviewRow = Awaited<ReturnType<typeof findLatestReviews>>[number];

async function findLatestReviews(exec: Executor, limit: number) {
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
