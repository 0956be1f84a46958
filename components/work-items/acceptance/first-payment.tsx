import { Price } from '@/components/ui/display/price';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { PayMethods } from './pay-methods';

type Priced = Pick<WorkItem, 'milestones' | 'price' | 'platform_fee'>;

/** Returns the centavos due on acceptance: the first milestone and the platform fee. */
export function firstTotal({ milestones, price, platform_fee }: Priced): number {
  return (milestones[0]?.amount ?? price) + platform_fee;
}

export function FirstPayment({ item }: { item: Priced }) {
  const { milestones, price, platform_fee: fee } = item;
  const first = milestones[0]?.amount ?? price;
  const parts = milestones.length;
  return (
    <>
      <dl className="mt-3 grid gap-2 tabular">
        {parts > 1 && <Line label="The whole fee" centavos={price} quiet />}
        <Line
          label={parts > 1 ? `Lawyer’s fee, part 1 of ${parts}` : 'Lawyer’s fee'}
          centavos={first}
        />
        <Line label="Platform fee" centavos={fee} />
        <div className="flex justify-between gap-4 border-t pt-3 text-lg font-semibold">
          <dt>{parts > 1 ? 'To pay now' : 'Total'}</dt>
          <dd>
            <Price centavos={firstTotal(item)} />
          </dd>
        </div>
      </dl>
      <PayMethods amount={firstTotal(item)} />
    </>
  );
}

function Line({ label, centavos, quiet }: { label: string; centavos: number; quiet?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${quiet ? 'text-sm text-neutral-600' : ''}`}>
      <dt>{label}</dt>
      <dd>
        <Price centavos={centavos} />
      </dd>
    </div>
  );
}
