'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Button } from '@/components/ui/forms/button';
import { LAWYER_REVIEWS_FAILURE, lawyerReviewsQuery } from '@/lib/client/lawyers/lawyers';
import { messageFor, reasonFor } from '@/lib/client/platform/messages';
import { Queries } from '@/lib/client/platform/queries';
import { Review } from './review';

interface MoreReviewsProps {
  lawyerId: string;
  shown: number;
  total: number;
}

export function MoreReviews(props: MoreReviewsProps) {
  return (
    <Queries>
      <Pages {...props} />
    </Queries>
  );
}

function Pages({ lawyerId, shown, total }: MoreReviewsProps) {
  const query = useInfiniteQuery(lawyerReviewsQuery(lawyerId, 1));
  const button = useRef<HTMLButtonElement>(null);
  // It stands where the pressed one stood.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const reviews = query.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <>
      {reviews.length > 0 && (
        <ul className="divide-y border-t">
          {reviews.map((review) => (
            <Review key={review._id} review={review} />
          ))}
        </ul>
      )}
      {query.isError && (
        <ErrorState
          headingLevel="h3"
          title={messageFor(LAWYER_REVIEWS_FAILURE, query.error)}
          onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
          retrying={query.isFetching}
        >
          {reasonFor(query.error)}
        </ErrorState>
      )}
      {(query.hasNextPage || query.isPending) && !query.isError && (
        <Button
          ref={button}
          variant="outline"
          className="w-full sm:w-auto"
          pending={query.isFetching}
          pendingLabel="Loading"
          onClick={() => void query.fetchNextPage()}
        >
          Show more reviews
        </Button>
      )}
      <p className="sr-only" role="status">
        {shown + reviews.length} of {total} reviews shown
      </p>
    </>
  );
}
