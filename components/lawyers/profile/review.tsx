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
      {review.reply && (
        <div className="mt-3 max-w-text border-l-4 border-teal-200 pl-4">
          <p>
            <span className="font-semibold">Reply from the lawyer</span>{' '}
            <span className="text-sm text-neutral-600">
              {formatMonth(dayKeyStart(`${review.reply.month}-01`))}
            </span>
          </p>
          <p className="mt-1 break-words whitespace-pre-line text-neutral-800">
            {review.reply.text}
          </p>
        </div>
      )}
    </li>
  );
}
