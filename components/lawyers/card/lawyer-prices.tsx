import { Price } from '@/components/ui/display/price';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';

interface LawyerPricesProps {
  services: LawyerCard['services'];
  free: boolean;
}

/** The price of each length, side by side, and whether a first talk costs nothing. */
export function LawyerPrices({ services, free }: LawyerPricesProps) {
  return (
    <div className="border-t pt-3.5">
      <dl className="flex divide-x">
        {services.map(({ duration, price }) => (
          <div key={duration} className="not-first:pl-5 not-last:pr-5">
            <dt className="text-sm text-neutral-600">{`${duration} minutes`}</dt>
            <dd className="text-lg font-semibold">
              <Price centavos={price} />
            </dd>
          </div>
        ))}
      </dl>
      {free && <p className="mt-2 text-sm font-medium">{FREE_CONSULTATION}</p>}
    </div>
  );
}
