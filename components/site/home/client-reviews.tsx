import Link from 'next/link';
import { profilePath } from '@/components/lawyers/addresses';
import { withTitle } from '@/components/lawyers/practice';
import { Stars } from '@/components/ui/display/rating';
import type { LatestReview } from '@/lib/contract/lawyers/reviews';
import { dayKeyStart, formatMonth } from '@/lib/domain/platform/clock-labels';

export function ClientReviews({ reviews }: { reviews: readonly LatestReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <section className="border-y bg-white" aria-labelledby="client-reviews">
      <div className="mx-auto max-w-page px-4 py-10 lg:px-6 lg:py-24">
        <h2 id="client-reviews" className="text-3xl">
          What clients say
        </h2>
        <p className="mt-3 max-w-text text-neutral-700">
          New reviews, good or bad, longer ones first, each from a different client about a
          different lawyer. Only clients who have had a meeting can write one.
        </p>
        <ul className="mt-6 grid gap-6 md:gap-8 md:grid-cols-3 lg:mt-8">
          {reviews.map((review) => (
            <Review key={review._id} review={review} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Review({ review: { rating, comment, author, month, lawyer } }: { review: LatestReview }) {
  return (
    <li className="flex flex-col border-t-2 border-teal-700 pt-5">
      <Stars value={rating} />
      <blockquote className="mt-3 font-serif text-xl">
        <p className="line-clamp-6 max-md:line-clamp-4">{comment}</p>
      </blockquote>
      <p className="mt-auto pt-4 text-sm text-neutral-600">
        <span className="font-semibold text-neutral-900">{author}</span>,{' '}
        {formatMonth(dayKeyStart(`${month}-01`))}
        <br />
        <Link
          href={profilePath(lawyer._id)}
          prefetch={false}
          className="-mb-2 inline-flex min-h-tap items-center rounded-inner underline decoration-neutral-300 underline-offset-4 hover:decoration-neutral-700"
        >
          About {withTitle(lawyer.display_name)}
        </Link>
      </p>
    </li>
  );
}
