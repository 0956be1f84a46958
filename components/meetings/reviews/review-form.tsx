'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import {
  type ControllerRenderProps,
  type UseFormRegisterReturn,
  useController,
  useForm,
} from 'react-hook-form';
import * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { classNames } from '@/components/ui/class-names';
import { Star } from '@/components/ui/display/rating';
import { Notice } from '@/components/ui/feedback/notice';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { FieldGroup } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { useSession } from '@/lib/client/accounts/session';
import {
  type ReviewDraft,
  SAVE_REVIEW_FAILURE,
  useSaveReview,
} from '@/lib/client/meetings/reviews';
import { messageFor } from '@/lib/client/platform/messages';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { type Review, reviewInput } from '@/lib/contract/meetings/reviews';
import { reviewAuthor } from '@/lib/domain/lawyers/review';
import { REVIEW_MAX } from '@/lib/domain/meetings/afterwards';
import { formatDay } from '@/lib/domain/platform/clock-labels';

const { comment } = reviewInput.shape;

const reviewFields = z.object({
  rating: z.int().min(1).max(5),
  comment: comment.unwrap(),
  show_name: z.boolean(),
});

const NAMES = ['rating', 'comment', 'show_name'] as const;

interface ReviewFormProps {
  meeting: Pick<Meeting, '_id' | 'review'>;
}

/** Returns the stars that were pressed in the mail; null where the address has none. */
function starsInAddress(): number | null {
  const stars = Number(new URLSearchParams(window.location.search).get('stars'));
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null;
}

const EMPTY: ReviewDraft = { rating: 0, comment: '', show_name: false };

/**
 * The client's review of a meeting: written once, edited as often as they like. The input survives a failed request.
 */
export function ReviewForm({ meeting: { _id, review } }: ReviewFormProps) {
  const save = useSaveReview(_id);
  const saved = review ? draftOf(review) : EMPTY;
  const form = useForm<ReviewDraft>({
    resolver: zodResolver(reviewFields, FIELD_MESSAGES),
    mode: 'onChange',
    values: saved,
    // Saved elsewhere meanwhile, what was typed here is still there.
    resetOptions: { keepDirtyValues: true },
  });
  const { register, formState, handleSubmit, reset, setError } = form;
  const { errors } = formState;
  const rating = useController({ control: form.control, name: 'rating' });
  const { setValue } = form;
  const isNew = review === null;
  useEffect(() => {
    const stars = isNew ? starsInAddress() : null;
    if (stars !== null) setValue('rating', stars, { shouldDirty: true });
  }, [isNew, setValue]);
  const draft = form.watch();
  const changed = !isSame(draft, saved);
  const submit = handleSubmit((values) =>
    save.mutate(
      { ...values, id: review?._id },
      {
        onSuccess: (written) => reset(draftOf(written)),
        onError: (error) => void showFieldErrors(error, NAMES, setError),
      },
    ),
  );
  return (
    <form className="mt-4 grid max-w-text gap-4" noValidate method="post" onSubmit={submit}>
      <StarChoice field={rating.field} error={errors.rating?.message} />
      {draft.rating > 0 && (
        <>
          <TextareaField
            label="Your review"
            optional
            help="Everyone can read this. Leave out what should stay between you and your lawyer, and the names of others."
            error={errors.comment?.message}
            count={{ length: draft.comment.trim().length, max: REVIEW_MAX }}
            {...register('comment')}
          />
          <ShowName {...register('show_name')} />
          {save.isError && (
            <Notice tone="bad" title={messageFor(SAVE_REVIEW_FAILURE, save.error)}>
              What you wrote is still here.
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton
              disabled={review !== null && !changed && !save.isPending}
              pending={save.isPending}
              pendingLabel="Saving"
            >
              {review ? 'Update review' : 'Publish review'}
            </SubmitButton>
            <p role="status" className="text-sm text-neutral-600">
              {review && (changed ? 'Changes not saved yet' : savedText(review))}
            </p>
          </div>
        </>
      )}
    </form>
  );
}

function ShowName(field: UseFormRegisterReturn) {
  const { user } = useSession();
  const as = user
    ? ` as ${reviewAuthor({ firstName: user.first_name, lastName: user.last_name }, true)}`
    : '';
  return (
    <Checkbox
      label={`Show my name${as}`}
      help="Otherwise it says “Client”. The review shows the month, never what your meeting was about."
      className="-my-2.5"
      {...field}
    />
  );
}

function draftOf({ rating, comment, show_name }: Review): ReviewDraft {
  return { rating, comment, show_name };
}

function isSame(a: ReviewDraft, b: ReviewDraft): boolean {
  return (
    a.rating === b.rating && a.comment.trim() === b.comment.trim() && a.show_name === b.show_name
  );
}

function savedText({ author, created_at, edited_at }: Review): string {
  const at = formatDay(Date.parse(edited_at ?? created_at));
  return `Published as ${author}, ${edited_at ? 'updated' : 'written'} ${at}`;
}

const STARS = [1, 2, 3, 4, 5] as const;

interface StarChoiceProps {
  field: ControllerRenderProps<ReviewDraft, 'rating'>;
  error?: string | undefined;
}

/** One to five stars: radio buttons, so that arrow keys choose; stars up to the chosen one are full. */
function StarChoice({ field: { name, value, onChange, ref }, error }: StarChoiceProps) {
  const group = useId();
  const [hovered, setHovered] = useState(0);
  const full = hovered || value;
  return (
    <FieldGroup label="Your rating" error={error}>
      <div className="-ml-1.5 flex w-fit items-center" onPointerLeave={() => setHovered(0)}>
        {STARS.map((star) => (
          <label
            key={star}
            className="relative grid size-tap cursor-pointer place-items-center rounded has-focus-visible:is-focus"
            onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(star)}
          >
            <input
              ref={star === 1 ? ref : undefined}
              type="radio"
              // Two meetings may be on one page.
              name={`${name} ${group}`}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{starLabel(star)}</span>
            <Star
              className={classNames('size-8', star <= full ? 'text-amber-500' : 'text-neutral-300')}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-sm text-neutral-600">
          {full > 0 && starLabel(full)}
        </span>
      </div>
    </FieldGroup>
  );
}

function starLabel(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}
