import 'server-only';
import type { PublicReview } from '@/lib/contract/lawyers/lawyers';
import type { LatestReview } from '@/lib/contract/lawyers/reviews';
import { reviewAuthor } from '@/lib/domain/lawyers/review';
import { manilaDayKey, manilaDayNumber } from '@/lib/domain/platform/time';
import type { LatestReviewRow, ReviewRow } from './store';

/** "Maria S." where the client wants that, else "Client"; the month alone, so that it does not reveal the meeting. */
export function publicReview(row: ReviewRow): PublicReview {
  return {
    _id: row.id,
    rating: row.rating,
    comment: row.comment,
    author: reviewAuthor(row, row.showName),
    month: manilaDayKey(manilaDayNumber(row.createdAt.getTime())).slice(0, 7),
  };
}

/** The same with the lawyer it is about, for pages of more than one lawyer. */
export function latestReview({ lawyerId, displayName, ...row }: LatestReviewRow): LatestReview {
  return { ...publicReview(row), lawyer: { _id: lawyerId, display_name: displayName } };
}
