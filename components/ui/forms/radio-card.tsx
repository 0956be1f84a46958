import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
  icon?: ReactNode;
}

/** One option of a set as a card, all of which is the target. Belongs in a `FieldGroup`. */
export function RadioCard({ label, help, icon, className, ...input }: RadioCardProps) {
  return (
    <label
      className={classNames(
        'flex min-h-14 items-center gap-3 rounded border border-neutral-400 bg-white px-3.5 py-2.5 transition-colors hover:border-neutral-700',
        'has-checked:border-teal-800 has-checked:bg-teal-50 has-checked:inset-ring has-checked:inset-ring-teal-800',
        'has-focus-visible:is-focus has-disabled:border-neutral-300 has-disabled:bg-neutral-100 has-disabled:text-neutral-600',
        className,
      )}
    >
      <input
        {...input}
        type="radio"
        className="size-5 shrink-0 accent-teal-800 focus-visible:outline-none"
      />
      {icon && <span className="shrink-0 text-teal-800">{icon}</span>}
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        {help && <span className="block text-sm text-neutral-600">{help}</span>}
      </span>
    </label>
  );
}
