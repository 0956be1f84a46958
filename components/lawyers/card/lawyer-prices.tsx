import { Price } from '@/components/ui/display/price';
import { Badge } from '@/components/ui/feedback/badge';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';

interface LawyerPricesProps {
  services: LawyerCard['services'];
  free: boolean;
}

/** The price of each length, side by side, and whether a first talk costs nothing. */
export function LawyerPrices({ services, free }: LawyerPricesProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 @3xl:border-t @3xl:pt-3.5">
      <dl className="flex divide-x">
        {services.map(({ duration, price }) => (
          <div key={duration} className="card-price">
            <dt className="text-sm text-neutral-600">{`${duration} min`}</dt>
            <dd className="font-semibold @3xl:text-lg">
              <Price centavos={price} />
            </dd>
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
