import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import type { Duration } from '@/lib/domain/lawyers/slots';
import { formatPeso } from '@/lib/domain/platform/money';

export interface LawyerPricesProps {
  /** Centavos by length in minutes. */
  prices: readonly (readonly [Duration, number])[];
  /** Whether a first consultation is free. */
  free: boolean;
}

export function LawyerPrices({ prices, free }: LawyerPricesProps) {
  return (
    <div className="card-prices">
      <dl>
        {prices.map(([duration, price]) => (
          <div key={duration}>
            <dt>{`${duration} min`}</dt>
            <dd>{formatPeso(price)}</dd>
          </div>
        ))}
      </dl>
      {free && <p>{FREE_CONSULTATION}</p>}
    </div>
  );
}
