import { Stars } from '@/components/ui/display/rating';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { Review } from '@/lib/contract/meetings/reviews';
import { notTakenPlaceReason } from '@/lib/domain/meetings/afterwards';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { counterpart, isIncluded, type Side } from '../meeting-labels';
import { ReportReview } from './report-review';
import { ReviewForm } from './review-form';
import { ReviewReply } from './review-reply';
import { WrittenReply } from './written-reply';

interface MeetingReviewProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

/** After a meeting: the client writes and edits a review, the lawyer reads it. Nothing while there is nothing to do. */
export function MeetingReview({ meeting, side, now }: MeetingReviewProps) {
  const { review, status, end_time } = meeting;
  if (side === 'lawyer') return review && <ReadReview review={review} />;
  // Of a meeting that an agreement includes there is none.
  if (
    !review &&
    (isIncluded(meeting) || notTakenPlaceReason({ status, end: Date.parse(end_time) }, now))
  )
    return null;
  return (
    <section id={REVIEW_ID} className="scroll-mt-20 border-t py-7">
      <h2 className="text-xl">{review ? 'Your review' : 'How was your meeting?'}</h2>
      <p className="mt-2 max-w-text text-neutral-700">
        {review?.hidden_at
          ? `A person at Sangguni has hidden it on ${formatDay(Date.parse(review.hidden_at))}: it is no longer public and cannot be changed. We emailed you the reason.`
          : review
            ? `It is on the public profile of ${counterpart(meeting, side).name}.`
            : `Your review helps others choose. It appears on the public profile of ${counterpart(meeting, side).name}.`}
      </p>
      {review?.hidden_at ? <Written review={review} /> : <ReviewForm meeting={meeting} />}
      {review?.reply && (
        <WrittenReply
          title={`Reply from ${counterpart(meeting, side).name}`}
          reply={review.reply}
        />
      )}
    </section>
  );
}

export const REVIEW_ID = 'review';

function ReadReview({ review }: { review: Review }) {
  return (
    <section id={REVIEW_ID} className="scroll-mt-20 border-t py-7">
      <h2 className="text-xl">Review by your client</h2>
      <Written review={review} />
      {!review.hidden_at && (
        <p className="mt-2 text-sm text-neutral-600">
          On your public profile it is signed “{review.author}”.
        </p>
      )}
      <ReviewReply review={review} />
      <ReportReview review={review} />
    </section>
  );
}

function Written({ review: { rating, comment, created_at, edited_at } }: { review: Review }) {
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={rating} />
        <span className="text-sm text-neutral-600">
          <span>{formatDay(Date.parse(created_at))}</span>
          {edited_at && <span>{`, updated ${formatDay(Date.parse(edited_at))}`}</span>}
        </span>
      </p>
      {comment && (
        <p className="mt-2 max-w-text break-words whitespace-pre-line text-neutral-800">
          {comment}
        </p>
      )}
    </>
  );
}
