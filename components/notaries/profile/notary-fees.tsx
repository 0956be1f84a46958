import { ProfileSection } from '@/components/lawyers/profile/profile-section';
import { Price } from '@/components/ui/display/price';
import type { Notary } from '@/lib/contract/notaries/notaries';

/** What the notary notarizes, and for how much. */
export function NotaryFees({ services }: Pick<Notary, 'services'>) {
  return (
    <ProfileSection title="Services and fees">
      <dl className="mt-3 divide-y border-y">
        {services.map(({ name, price }) => (
          <div key={`${name} ${price}`} className="flex items-baseline justify-between gap-4 py-3">
            <dt className="min-w-0">{name}</dt>
            <dd className="font-semibold">
              <Price centavos={price} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-neutral-600">
        Set by the notary public. Pay at the office and ask for a receipt or invoice.
      </p>
    </ProfileSection>
  );
}
