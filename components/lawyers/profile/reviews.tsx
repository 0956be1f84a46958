import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { MoreReviewsButton } from './more-reviews-button';
import { ProfileSection } from './profile-section';
import { ReviewList } from './review-list';

export const REVIEWS_ID = 'reviews';

interface ReviewsProps {
  profile: Pick<LawyerProfile, '_id' | 'rating' | 'review_count' | 'reviews'>;
  more?: boolean;
  /** Area that a review is about, by its id. */
  areas?: Readonly<Record<string, string>>;
}

const NO_AREAS = {};

/** Reviews of clients; the latest come with the page. */
export function Reviews({ profile, more = true, areas = NO_AREAS }: ReviewsProps) {
  const { _id, rating, review_count, reviews } = profile;
  if (reviews.length === 0) {
    return (
      <ProfileSection title="Reviews" id={REVIEWS_ID}>
        <p className="mt-3 max-w-text text-neutral-700">
          No reviews yet. Only clients who have met with this lawyer can write one.
        </p>
      </ProfileSection>
    );
  }
  return (
    <ProfileSection title="Reviews" id={REVIEWS_ID}>
      <p className="mt-4 flex items-baseline gap-3">
        <span className="font-serif text-4xl tabular">{rating.toFixed(1)}</span>
        <span className="text-neutral-600">
          of 5 stars, from {review_count === 1 ? '1 review' : `${review_count} reviews`} after
          meetings
        </span>
      </p>
      <ReviewList reviews={reviews} areas={areas} />
      {more && reviews.length < review_count && (
        <MoreReviewsButton lawyerId={_id} shown={reviews.length} total={review_count} />
      )}
    </ProfileSection>
  );
}
