'use client';

import { ArrowDownUp, Check, ChevronDown } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import { SORT_OPTIONS, type SortOption } from '@/lib/catalogue/sort-options';
import { type SearchFilters, sameOrder } from '@/lib/contract/lawyers/search-filters';
import { SearchLink } from '../filters/search-link';
import { useSearchNavigation } from '../filters/search-navigation';
import { useDetailsMenu } from './use-details-menu';

/** The six orders as links; it opens without script too. */
export function SortMenu() {
  const { filters } = useSearchNavigation();
  const { menu, close } = useDetailsMenu();
  return (
    <details ref={menu} className="group relative">
      <summary className="flex min-h-tap w-full items-center gap-2 rounded border border-neutral-400 bg-white px-3 text-sm font-medium hover:border-neutral-700">
        <Icon of={ArrowDownUp} className="size-4" />
        <span className="min-w-0 truncate">
          <span className="text-neutral-600 max-sm:sr-only">Sort: </span>
          {filters.order.label}
        </span>
        <Icon of={ChevronDown} className="ml-auto size-4 group-open:rotate-180" />
      </summary>
      <ul
        aria-label="Sort by"
        className="absolute right-0 z-20 mt-2 w-76 max-w-[calc(100vw-2rem)] rounded border bg-white p-1.5 shadow"
      >
        {SORT_OPTIONS.map((option) => (
          <li key={option.label}>
            <SortLink filters={filters} option={option} onChoose={close} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SortLinkProps {
  filters: SearchFilters;
  option: SortOption;
  onChoose: () => void;
}

function SortLink({ filters, option, onChoose }: SortLinkProps) {
  const current = sameOrder(option, filters.order);
  return (
    <SearchLink
      filters={{ ...filters, order: option }}
      focusHeading
      aria-current={current ? 'true' : undefined}
      className={classNames(
        'flex min-h-tap items-center justify-between gap-3 rounded-inner px-3',
        current ? 'bg-teal-50 font-semibold text-teal-900' : 'hover:bg-neutral-100',
      )}
      onClick={onChoose}
    >
      {option.label}
      {current && <Icon of={Check} className="size-5" />}
    </SearchLink>
  );
}
