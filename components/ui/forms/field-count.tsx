import { formatCount } from '@/lib/domain/platform/numbers';
import { classNames } from '../class-names';

interface FieldCountProps {
  length: number;
  max: number;
  /** Minimum length. */
  min?: number | undefined;
}

/** `25 / 120`, `192 / 250 to 500`; red outside the limits, which the field's error explains. */
export function FieldCount({ length, max, min = 0 }: FieldCountProps) {
  const range = min > 0 ? `${formatCount(min)} to ${formatCount(max)}` : formatCount(max);
  return (
    <span
      className={classNames(
        'shrink-0 text-sm tabular',
        length > max || length < min ? 'font-semibold text-red-700' : 'text-neutral-600',
      )}
    >
      <span aria-hidden="true">
        {formatCount(length)} / {range}
      </span>
      <span className="sr-only">
        {formatCount(length)} of {range} characters
      </span>
    </span>
  );
}
