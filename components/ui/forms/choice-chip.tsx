import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

/**
 * A short option among a few, such as a highest price; a checkbox if several can be chosen. Belongs in a
 * `FieldGroup`.
 */
export function ChoiceChip({
  children,
  className,
  type = 'radio',
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { type?: 'radio' | 'checkbox' }) {
  return (
    <label className={classNames('choice-chip', className)}>
      <input {...input} type={type} className="sr-only" />
      {children}
    </label>
  );
}
