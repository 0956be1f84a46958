import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode;
  help?: ReactNode;
  /** Places the switch after its label, at the end of the row. */
  atEnd?: boolean;
  onDark?: boolean;
}

const SHAPE =
  'relative h-6 w-11 shrink-0 appearance-none rounded-full transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-white before:transition-transform checked:before:translate-x-5 forced-colors:appearance-auto forced-colors:before:hidden';
const TRACK = `${SHAPE} bg-neutral-600 checked:bg-teal-800`;
const TRACK_ON_DARK = `${SHAPE} bg-teal-500 checked:bg-lime-400 checked:before:bg-teal-950 disabled:bg-teal-700 disabled:before:bg-teal-300`;

/** A checkbox for an on/off setting; the whole row is the target. Works with `register` of react-hook-form. */
export function Switch(props: SwitchProps) {
  const { label, help, atEnd = false, onDark = false, className, ...input } = props;
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
        className={onDark ? TRACK_ON_DARK : TRACK}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-medium">
          {label}
        </span>
        {help && (
          <span
            id={`${id}-help`}
            className={classNames(
              'mt-0.5 block text-sm',
              onDark ? 'text-teal-100' : 'text-neutral-600',
            )}
          >
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

/** The control alone, for a table cell labelled by the headers. */
export function SwitchControl({ className, ...input }: SwitchControlProps) {
  return (
    <label className={classNames('grid min-h-tap min-w-tap place-items-center', className)}>
      <input {...input} type="checkbox" className={TRACK} />
    </label>
  );
}
