import { Price } from '@/components/ui/price';
import type { LawyerCard } from '@/lib/contract/lawyers';

/** The price of each length, side by side. */
export function LawyerPrices({ services }: { services: LawyerCard['services'] }) {
  return (
    <dl className="flex divide-x border-t pt-3.5">
      {services.map(({ duration, price }) => (
        <div key={duration} className="not-first:pl-5 not-last:pr-5">
          <dt className="text-sm text-neutral-600">{`${duration} minutes`}</dt>
          <dd className="text-lg font-semibold">
            <Price centavos={price} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
