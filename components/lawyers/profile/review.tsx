import { Stars } from '@/components/ui/display/rating';
import type { PublicReview } from '@/lib/contract/lawyers/lawyers';
import { dayKeyStart, formatMonth } from '@/lib/domain/platform/clock-labels';

export function Review({ review }: { review: PublicReview }) {
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars value={review.rating} />
        <span className="font-semibold">{review.author}</span>
        <span className="text-sm text-neutral-600">
          {formatMonth(dayKeyStart(`${review.month}-01`))}
        </span>
      </p>
      {review.comment && (
        <p className="mt-2 max-w-text break-words whitespace-pre-line text-neutral-800">
          {review.comment}
        </p>
      )}
    </li>
  );
}
