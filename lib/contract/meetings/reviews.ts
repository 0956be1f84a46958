import * as z from 'zod';
import { COPY, fill } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, rowId, text } from '@/lib/contract/platform/fields';
import { REPLY_MAX, REPORT_MAX, REVIEW_MAX } from '@/lib/domain/meetings/afterwards';
import { plainText } from '@/lib/domain/meetings/plain-text';

const tag = 'Reviews';

export const review = z
  .object({
    _id: id,
    meeting_id: id,
    rating: z.int().min(1).max(5),
    comment: z.string(),
    show_name: z.boolean(),
    author: z.string(),
    created_at: instant,
    edited_at: instant.nullable(),
    reported_at: instant.nullable(),
    /** Decision about that report; for the lawyer only. */
    report_decision: z.enum(['KEPT', 'HIDDEN']).nullable(),
    /** Since when it is hidden by a decision of Sangguni; it can no longer be edited. */
    hidden_at: instant.nullable(),
    /** The lawyer's reply, as public as the review. */
    reply: z.object({ text: z.string(), created_at: instant }).nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof review>;

const rating = z.int({ error: COPY.validation.required }).min(1).max(5);
const comment = z
  .string()
  .transform((raw) => plainText(raw).trim())
  .pipe(z.string().max(REVIEW_MAX, fill(COPY.validation.tooLong, { max: REVIEW_MAX })));

export const reviewInput = z
  .object({
    meeting_id: id,
    rating,
    /** May be empty: stars alone are a review. */
    comment: comment.default(''),
    show_name: z.boolean().default(false),
  })
  .meta({ id: 'ReviewInput' });

export const reviewChange = z
  .object({
    rating: rating.optional(),
    comment: comment.optional(),
    show_name: z.boolean().optional(),
  })
  .meta({ id: 'ReviewChange' });

export const createReview = endpoint({
  method: 'POST',
  path: '/api/v1/review',
  access: 'customer',
  tag,
  summary: 'Review a meeting that is over; one review for each',
  body: reviewInput,
  status: 201,
  response: review,
  errors: ['not_found', 'too_early', 'meeting_cancelled', 'bad_transition', 'rate_limited'],
});

const params = z.object({ id: rowId });

export const updateReview = endpoint({
  method: 'PATCH',
  path: '/api/v1/review/{id}',
  access: 'customer',
  tag,
  summary: 'Change an own review; what is left out stays',
  params,
  body: reviewChange,
  status: 200,
  response: review,
  errors: ['bad_transition', 'rate_limited'],
});

export const reportInput = z.object({ reason: text(REPORT_MAX) }).meta({ id: 'ReviewReport' });

export const reportReview = endpoint({
  method: 'POST',
  path: '/api/v1/review/{id}/report',
  access: 'lawyer',
  tag,
  summary: 'Ask the operator to look at a review about oneself; once',
  params,
  body: reportInput,
  status: 204,
  errors: ['bad_transition'],
});

export const replyInput = z
  .object({
    reply: z
      .string({ error: COPY.validation.required })
      .transform((raw) => plainText(raw).trim())
      .pipe(
        z
          .string()
          .min(1, COPY.validation.required)
          .max(REPLY_MAX, fill(COPY.validation.tooLong, { max: REPLY_MAX })),
      ),
  })
  .meta({ id: 'ReviewReply' });

export const replyToReview = endpoint({
  method: 'PUT',
  path: '/api/v1/review/{id}/reply',
  access: 'lawyer',
  tag,
  summary: 'Reply to a review about oneself, for everyone to read; one reply for each',
  params,
  body: replyInput,
  status: 200,
  response: review,
  errors: ['bad_transition', 'rate_limited'],
});

export const withdrawReply = endpoint({
  method: 'DELETE',
  path: '/api/v1/review/{id}/reply',
  access: 'lawyer',
  tag,
  summary: 'Take the own reply to a review back; without one nothing happens',
  params,
  status: 204,
  errors: [],
});
