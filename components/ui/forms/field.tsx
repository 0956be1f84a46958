import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { FieldError } from '../display/field-error';
import { FieldCount } from './field-count';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldText {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Typed and allowed characters, at the right of the label. */
  count?: { length: number; max: number; min?: number };
  aside?: ReactNode;
  className?: string;
}

interface FieldProps extends FieldText {
  children: (control: FieldControl) => ReactNode;
}

/** Label above, help and error below, associated with the control. Works with `register` of react-hook-form. */
export function Field(props: FieldProps) {
  const { label, help, error, optional, count, aside, className, children } = props;
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div
        className={classNames(
          'mb-1.5 flex items-baseline justify-between gap-x-3',
          aside !== undefined && 'flex-wrap',
        )}
      >
        <label htmlFor={id} className="font-medium">
          <span>{label}</span>
          {optional && <OptionalMark />}
        </label>
        {count ? <FieldCount {...count} /> : aside}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldText, 'count' | 'aside'> {
  children: ReactNode;
  /** For a legend that the page already shows in another form. */
  legendHidden?: boolean;
}

/** A set of radio buttons or checkboxes under one question. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, help, error, optional, legendHidden, className, children } = props;
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={classNames('min-w-0', className)}
      aria-describedby={described || undefined}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-2 font-medium'}>
        <span>{label}</span>
        {optional && <OptionalMark />}
      </legend>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
}

function FieldNotes({ id, help, error }: { id: string; help: ReactNode; error?: string }) {
  return (
    <>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-neutral-600">
          {help}
        </p>
      )}
    </>
  );
}

function OptionalMark() {
  return <span className="font-normal text-neutral-600"> (optional)</span>;
}
