import { SearchLink } from '@/components/lawyers/search/filters/search-link';
import { buttonClass } from '@/components/ui/forms/button-class';
import { dangersIn } from '@/lib/catalogue/legal-problems/danger';
import { DANGER_KINDS, dangerOfProblem } from '@/lib/catalogue/legal-problems/dangers/danger-kinds';
import type { AskedProblem } from '@/lib/contract/lawyers/asked-problem';
import type { SearchFilters } from '@/lib/contract/lawyers/search-filters';
import { DangerPanel } from './danger-panel';
import { KeptDanger } from './kept-danger';

interface ResultsDangerProps {
  filters: SearchFilters;
  asked: AskedProblem | null;
}

/** Help now above the results, where their problem or the words that were asked name danger, or those kept in the tab. */
export function ResultsDanger({ filters, asked }: ResultsDangerProps) {
  const named = asked ? dangersIn(asked.words) : [dangerOfProblem(filters.problem?._id)];
  const kinds = DANGER_KINDS.filter((kind) => named.includes(kind));
  return (
    <>
      {kinds.length > 0 && <DangerPanel kinds={kinds} className="mb-3" />}
      {kinds.some((kind) => kind !== 'life') && <QuickLawyers filters={filters} />}
      <KeptDanger key={kinds.join()} shown={kinds} />
    </>
  );
}

/** Offers what helps first among the lawyers: without a fee, today, and whoever is open first. */
function QuickLawyers({ filters }: { filters: SearchFilters }) {
  const first = { ...filters, soonest: true };
  return (
    <ul aria-label="Quick help from a lawyer" className="mb-5 flex flex-wrap gap-2">
      {[
        { label: 'Free and soonest', wanted: { ...first, free: true } },
        { label: 'Open today', wanted: { ...first, when: 'today' as const } },
        { label: 'Soonest first', wanted: first },
      ].map(({ label, wanted }) => (
        <li key={label}>
          <SearchLink
            filters={wanted}
            focusHeading
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            {label}
          </SearchLink>
        </li>
      ))}
    </ul>
  );
}
