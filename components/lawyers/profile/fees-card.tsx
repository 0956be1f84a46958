import { Price } from '@/components/ui/display/price';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { SITE } from '@/lib/site';

interface FeesCardProps {
  /** Left out where the choice of a length shows its prices. */
  services?: LawyerProfile['services'];
  free?: boolean;
  /** Centavos, shown beside the lawyer's fee, or 0. */
  platformFee: number;
}

export function FeesCard({ services = [], free = false, platformFee }: FeesCardProps) {
  return (
    <section aria-labelledby="fees" className="rounded border bg-white p-4 sm:p-5">
      <h2 id="fees" className="text-xl">
        Fees
      </h2>
      <dl className="mt-3 grid gap-2 empty:hidden">
        {services.map(({ duration, price }) => (
          <FeeRow key={duration} label={`Consultation, ${duration} minutes`} centavos={price} />
        ))}
        {free && <FeeRow label={FREE_CONSULTATION} centavos={0} />}
        {platformFee > 0 && <FeeRow label="Platform fee, per meeting" centavos={platformFee} />}
      </dl>
      <p className="mt-3 text-sm text-neutral-600">
        The lawyer sets the fee, and {SITE.name} keeps none of it.{' '}
        {platformFee > 0 ? 'You see the total before you pay.' : 'Nothing is added to it.'}
      </p>
    </section>
  );
}

interface FeeRowProps {
  label: string;
  centavos: number;
}

function FeeRow({ label, centavos }: FeeRowProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-neutral-700">{label}</dt>
      <dd className="font-semibold">
        <Price centavos={centavos} />
      </dd>
    </div>
  );
}
