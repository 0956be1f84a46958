import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import { usualPrices } from '@/lib/domain/lawyers/pricing';
import { formatPeso } from '@/lib/domain/platform/money';

interface UsualPricesProps {
  lawyers: readonly Pick<LawyerCard, 'services'>[];
}

export function UsualPrices({ lawyers }: UsualPricesProps) {
  const usual = usualPrices(lawyers);
  if (!usual) return null;
  const { median, min, max } = usual;
  return (
    <span>
      <span>Usual price of 30 minutes among those shown: {formatPeso(median)}</span>
      {min < max && <span>{`, from ${formatPeso(min)} to ${formatPeso(max)}`}</span>}
      <span>. </span>
    </span>
  );
}
