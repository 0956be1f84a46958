import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldText } from './field';

/** Grows with its text if the browser supports it, up to two thirds of the window. */
function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames('field field-sizing-content max-h-[66dvh] min-h-28', className)}
    />
  );
}

type TextareaFieldProps = FieldText & Omit<ComponentProps<'textarea'>, keyof FieldText | 'id'>;

export function TextareaField(props: TextareaFieldProps) {
  const { label, help, error, optional, count, aside, className, ...textarea } = props;
  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      count={count}
      aside={aside}
      // A long word without a space must not widen the grid around it.
      className={classNames('min-w-0', className)}
    >
      {(control) => <Textarea {...textarea} {...control} />}
    </Field>
  );
}
