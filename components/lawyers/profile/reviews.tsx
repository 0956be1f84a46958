'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Stars } from '@/components/ui/rating';
import { lawyerReviewsQuery } from '@/lib/client/lawyers';
import { messageFor, reasonFor } from '@/lib/client/messages';
import type { LawyerProfile, PublicReview } from '@/lib/contract/lawyers';
import { dayKeyStart, formatMonth } from '@/lib/domain/clock-labels';
import { PAGE_SIZE } from '@/lib/domain/paging';
import { ProfileSection } from './profile-section';

interface ReviewsProps {
  profile: Pick<LawyerProfile, '_id' | 'rating' | 'review_count' | 'reviews'>;
}

/** What clients wrote, newest first; the latest came with the page. */
export function Reviews({ profile: { _id, rating, review_count, reviews } }: ReviewsProps) {
  const query = useInfiniteQuery({
    ...lawyerReviewsQuery(_id),
    initialData: {
      pages: [
        { results: reviews, page: 0, total: review_count, hasMore: reviews.length < review_count },
      ],
      pageParams: [0],
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const all = query.data.pages.flatMap(({ results }) => results);
  if (all.length === 0) {
    return (
      <ProfileSection title="Reviews">
        <p className="mt-3 max-w-text text-neutral-700">
          No reviews yet. Only clients who had a meeting with this lawyer can write one.
        </p>
      </ProfileSection>
    );
  }
  return (
    <ProfileSection title="Reviews">
      <p className="mt-4 flex items-baseline gap-3">
        <span className="font-serif text-4xl tabular">{rating.toFixed(1)}</span>
        <span className="text-neutral-600">
          of 5 stars, from {review_count === 1 ? '1 review' : `${review_count} reviews`} after
          meetings
        </span>
      </p>
      <ul className="mt-5 divide-y border-t">
        {all.map((review) => (
          <Review key={review._id} review={review} />
        ))}
      </ul>
      {query.isError && (
        <ErrorState
          headingLevel="h3"
          title={messageFor('lawyerReviews', query.error)}
          onRetry={() => void query.fetchNextPage()}
          retrying={query.isFetching}
        >
          {reasonFor(query.error)}
        </ErrorState>
      )}
      {query.hasNextPage && !query.isError && (
        <Button
          variant="outline"
          className="w-full sm:w-auto"
          pending={query.isFetchingNextPage}
          pendingLabel="Loading"
          onClick={() => void query.fetchNextPage()}
        >
          Show more reviews
        </Button>
      )}
      {all.length > PAGE_SIZE && (
        <p className="sr-only" role="status">
          {all.length} of {review_count} reviews shown
        </p>
      )}
    </ProfileSection>
  );
}

function Review({ review }: { review: PublicReview }) {
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars value={review.rating} />
        <span className="font-semibold">{review.author}</span>
        <span className="text-sm text-neutral-600">
          {formatMonth(dayKeyStart(`${review.month}-01`))}
        </span>
      </p>
      {review.comment && <p className="mt-2 max-w-text text-neutral-800">{review.comment}</p>}
    </li>
  );
}
