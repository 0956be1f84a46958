import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/display/field-error';
import { FieldCount } from '@/components/ui/forms/field-count';
import { COPY, fill } from '@/lib/contract/platform/copy';
import { COMMENT_MAX } from '@/lib/domain/meetings/comments';

/** Number of characters from which they are counted. */
const COUNTED_FROM = COMMENT_MAX - 500;

interface CommentFieldProps extends Omit<ComponentProps<'textarea'>, 'id' | 'value'> {
  id: string;
  label: string;
  value: string;
  /** Begins with one line. */
  short?: boolean;
}

export function CommentField({ id, label, value, short = false, ...rest }: CommentFieldProps) {
  const { length } = value.trim();
  const tooLong = isTooLong(value);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        value={value}
        rows={short ? 1 : 2}
        name="comment"
        className={classNames(
          'field field-sizing-content',
          short ? 'max-h-[30dvh] min-h-tap' : 'max-h-[50dvh] min-h-19',
        )}
        aria-invalid={tooLong || undefined}
        aria-describedby={tooLong ? `${id}-error` : undefined}
      />
      {tooLong && (
        <FieldError id={`${id}-error`}>
          {fill(COPY.validation.tooLong, { max: COMMENT_MAX })}
        </FieldError>
      )}
      {length >= COUNTED_FROM && (
        <p className="mt-1 text-right">
          <FieldCount length={length} max={COMMENT_MAX} />
        </p>
      )}
    </>
  );
}

export function isTooLong(text: string): boolean {
  return text.trim().length > COMMENT_MAX;
}
