'use client';

import type { PublicReview } from '@/lib/contract/lawyers/lawyers';
import { Review } from './review';
import { useSearchedProblem } from './use-searched-problem';

interface ReviewListProps {
  reviews: readonly PublicReview[];
  /** Area that each text is about, by id; those without are about none in particular. */
  areas: Readonly<Record<string, string>>;
}

/** Reviews newest first; after a search for a problem, those about its area before the others. */
export function ReviewList({ reviews, areas }: ReviewListProps) {
  const area = useSearchedProblem()?.area;
  const fits = ({ _id }: PublicReview) => Number(area !== undefined && areas[_id] === area);
  return (
    <ul className="mt-5 divide-y border-t">
      {reviews
        .toSorted((a, b) => fits(b) - fits(a))
        .map((review) => (
          <Review key={review._id} review={review} />
        ))}
    </ul>
  );
}
