import { formatCount } from '@/lib/domain/platform/numbers';
import { classNames } from '../class-names';

interface FieldCountProps {
  length: number;
  max: number;
}

/** `25 / 120`; turns red past the limit, where the field's error explains it. */
export function FieldCount({ length, max }: FieldCountProps) {
  return (
    <span
      className={classNames(
        'shrink-0 text-sm tabular',
        length > max ? 'font-semibold text-red-700' : 'text-neutral-600',
      )}
    >
      <span aria-hidden="true">
        {formatCount(length)} / {formatCount(max)}
      </span>
      <span className="sr-only">
        {formatCount(length)} of {formatCount(max)} characters
      </span>
    </span>
  );
}
