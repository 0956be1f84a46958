import { Clock, Map as MapIcon, Scale, Tag } from 'lucide';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { AskedProblem } from '@/lib/contract/lawyers/asked-problem';
import type { SearchFilters } from '@/lib/contract/lawyers/search-filters';
import { FREE_HELP_PATH } from '@/lib/contract/lawyers/search-paths';
import { FilterChips } from './controls/filter-chips';
import { SortMenu } from './controls/sort-menu';
import { SearchLink } from './filters/search-link';
import { ResultsHeading } from './results-heading';
import { type FoundLawyers, introOf, orderLine, titleOf, widerSearches } from './results-text';
import { UnderstoodQuery } from './understood-query';

interface ResultsIntroProps {
  filters: SearchFilters;
  asked: AskedProblem | null;
  found: FoundLawyers;
}

/** What was found, in words; where nothing fits exactly, the ways out. */
export function ResultsIntro({ filters, asked, found }: ResultsIntroProps) {
  const ways = found.anyExact ? [] : widerSearches(filters);
  return (
    <>
      <div className="flex items-end justify-between gap-6">
        <div className="min-w-0">
          <ResultsHeading
            title={titleOf(filters, found)}
            level={filters.path === FREE_HELP_PATH ? 'h2' : 'h1'}
          />
          <p className="mt-1.5 max-w-text text-neutral-700" role="status">
            {introOf(filters, found)}
          </p>
          {found.total > 1 && (
            <p className="mt-0.5 text-sm text-neutral-600">{orderLine(filters)}</p>
          )}
        </div>
        <div className="hidden shrink-0 lg:block">
          <SortMenu />
        </div>
      </div>
      {asked && <UnderstoodQuery asked={asked} filters={filters} />}
      {ways.length === 0 ? (
        <FilterChips />
      ) : (
        <ul className="mt-4 flex flex-wrap gap-2" aria-label="Ways to find more">
          {ways.map(({ kind, label, filters: wider }) => (
            <li key={kind}>
              <SearchLink
                filters={wider}
                focusHeading
                className={buttonClass({ variant: 'outline', size: 'small' })}
              >
                <WiderSearchIcon kind={kind} />
                {label}
              </SearchLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const ICONS = {
  region: MapIcon,
  area: Scale,
  when: Clock,
  price: Tag,
  language: Tag,
  free: Tag,
} as const;

function WiderSearchIcon({ kind }: { kind: keyof typeof ICONS }) {
  return <Icon of={ICONS[kind]} className="size-4" />;
}
