import { BadgeCheck } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import type { Notary } from '@/lib/contract/notaries/notaries';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { SITE } from '@/lib/site';

/** The commission that was checked, and what the check means. */
export function CommissionPanel({ notary }: { notary: Notary }) {
  const { commission_number, commission_territory, commission_valid_until, checked_at } = notary;
  return (
    <section
      aria-labelledby="commission"
      className="flex gap-3 rounded border border-teal-200 bg-teal-50 p-4 sm:p-5"
    >
      <Icon of={BadgeCheck} className="size-6 text-teal-800" />
      <div className="min-w-0">
        <h2 id="commission" className="font-sans text-base font-semibold text-teal-900">
          Commission checked on {formatDay(Date.parse(checked_at))}
        </h2>
        <p className="mt-2">
          May notarize only within this territory:{' '}
          <strong className="font-medium">{commission_territory}</strong>
        </p>
        <dl className="mt-2 grid gap-x-8 gap-y-2 sm:flex">
          <Row name="Commission number">{commission_number}</Row>
          <Row name="Valid until">{formatDay(dayKeyStart(commission_valid_until))}</Row>
        </dl>
        <p className="mt-3 max-w-text text-sm text-neutral-700">
          A person at {SITE.name} compared the document of the court with the name, the number, the
          territory and the last day on this page. It confirms the commission as it was on that day
          and is not a rating. A court can end a commission earlier: its clerk of court can tell you
          whether it is still valid.
        </p>
      </div>
    </section>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-neutral-700">{name}</dt>
      <dd className="font-medium tabular">{children}</dd>
    </div>
  );
}
