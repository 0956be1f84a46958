import { BadgeCheck, Undo2 } from 'lucide';
import { countLawyers } from '@/components/lawyers/search/filters/wording';
import { Icon } from '@/components/ui/icons/icon';
import { REFUND_RULE } from '@/lib/catalogue/refund-rule';

/** Reasons to trust, before the first field: how many lawyers, what was checked, what comes back. */
export function Proof({ lawyers }: { lawyers: number | null }) {
  return (
    <ul className="mt-4 grid gap-x-6 gap-y-1.5 text-sm font-medium sm:flex sm:flex-wrap lg:mt-5">
      <li className="flex gap-2">
        <Icon of={BadgeCheck} className="mt-px size-4.5 text-teal-200" />
        {checked(lawyers)}
      </li>
      <li className="flex gap-2">
        <Icon of={Undo2} className="mt-px size-4.5 text-teal-200" />
        {REFUND_RULE.brief}
      </li>
    </ul>
  );
}

function checked(lawyers: number | null): string {
  if (!lawyers) return 'Every IBP ID checked by a person';
  if (lawyers === 1) return '1 lawyer, IBP ID checked by a person';
  return `${countLawyers(lawyers)}, every IBP ID checked by a person`;
}
