import { classNames } from '../class-names';

interface ProgressProps {
  label: string;
  /** 0 to `max`. */
  value: number;
  max?: number;
  className?: string;
}

/** Native progress element, whose width needs no inline style. */
export function Progress({ label, value, max = 100, className }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={classNames(
        'block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-neutral-200',
        '[&::-webkit-progress-bar]:bg-neutral-200 [&::-webkit-progress-value]:bg-teal-700 [&::-moz-progress-bar]:bg-teal-700',
        className,
      )}
    />
  );
}
