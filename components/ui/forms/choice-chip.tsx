import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

/** A short option among a few, such as a highest price; a checkbox where several can be chosen. Belongs in a `FieldGroup`. */
export function ChoiceChip({
  children,
  className,
  type = 'radio',
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { type?: 'radio' | 'checkbox' }) {
  return (
    <label
      className={classNames(
        'relative flex min-h-tap items-center justify-center rounded border border-neutral-400 bg-white px-2 text-center transition-colors hover:border-neutral-700',
        'has-checked:border-teal-800 has-checked:bg-teal-50 has-checked:font-semibold has-checked:text-teal-900 has-checked:inset-ring has-checked:inset-ring-teal-800',
        'has-focus-visible:is-focus',
        className,
      )}
    >
      <input {...input} type={type} className="sr-only" />
      {children}
    </label>
  );
}
