import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode;
  help?: ReactNode;
  /** The switch stands behind its label, at the end of the row. */
  atEnd?: boolean;
}

const TRACK =
  'relative h-6 w-11 shrink-0 appearance-none rounded-full bg-neutral-600 transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-white before:transition-transform checked:bg-teal-800 checked:before:translate-x-5 forced-colors:appearance-auto forced-colors:before:hidden';

/** A checkbox for what is on or off at a look; the whole row is the target. Works with `register` of react-hook-form. */
export function Switch({ label, help, atEnd = false, className, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label
      className={classNames(
        'flex min-h-tap gap-3 py-2.5',
        atEnd && 'flex-row-reverse justify-between',
        className,
      )}
    >
      <input
        {...input}
        type="checkbox"
        className={TRACK}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-medium">
          {label}
        </span>
        {help && (
          <span id={`${id}-help`} className="mt-0.5 block text-sm text-neutral-600">
            {help}
          </span>
        )}
      </span>
    </label>
  );
}

interface SwitchControlProps extends Omit<ComponentProps<'input'>, 'type'> {
  'aria-label': string;
}

/** The control alone, for a cell of a table whose headers are its label. */
export function SwitchControl({ className, ...input }: SwitchControlProps) {
  return (
    <label className={classNames('grid min-h-tap min-w-tap place-items-center', className)}>
      <input {...input} type="checkbox" className={TRACK} />
    </label>
  );
}
