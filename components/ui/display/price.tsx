import { formatPeso } from '@/lib/domain/platform/money';
import { classNames } from '../class-names';

/** A price in tabular figures that never wraps: `<Price centavos={150_000} />` is ₱1,500. */
export function Price({ centavos, className }: { centavos: number; className?: string }) {
  return (
    <span className={classNames('whitespace-nowrap tabular', className)}>
      {formatPeso(centavos)}
    </span>
  );
}
