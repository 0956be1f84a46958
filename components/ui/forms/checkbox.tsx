import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../display/field-error';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  type?: 'checkbox' | 'radio';
}

export function Checkbox(props: CheckboxProps) {
  const { label, help, error, className, type = 'checkbox', ...input } = props;
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-tap gap-3 py-2.5">
        <input
          {...input}
          type={type}
          className="mt-0.5 size-5 shrink-0 accent-teal-800"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className="min-w-0">
          <span>{label}</span>
          {help && <span className="mt-0.5 block text-sm text-neutral-600">{help}</span>}
        </span>
      </label>
      {error && (
        <div className="-mt-2 pb-1 pl-8">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
