import { Badge } from '@/components/ui/feedback/badge';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import { formatPeso } from '@/lib/domain/platform/money';

interface LawyerPricesProps {
  services: LawyerCard['services'];
  free: boolean;
}

/** The price of each length, and whether a first consultation is free. */
export function LawyerPrices({ services, free }: LawyerPricesProps) {
  return (
    <div className="card-prices">
      <dl>
        {services.map(({ duration, price }) => (
          <div key={duration}>
            <dt>{`${duration} min`}</dt>
            <dd>{formatPeso(price)}</dd>
          </div>
        ))}
      </dl>
      {free && (
        <p className="flex">
          <Badge tone="good">{FREE_CONSULTATION}</Badge>
        </p>
      )}
    </div>
  );
}
