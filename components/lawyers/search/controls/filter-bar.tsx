'use client';

import { SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { countFilters } from '@/components/lawyers/search/filters/wording';
import { Spinner } from '@/components/ui/display/spinner';
import { buttonClass } from '@/components/ui/forms/button-class';
import { preload, useLater } from '@/components/ui/hooks/use-later';
import { Icon } from '@/components/ui/icons/icon';
import { useSearchNavigation } from '../filters/search-navigation';
import { FilterChips } from './filter-chips';
import { FILTERS_ID } from './filter-column';
import { FirstChoices } from './first-choices';
import { SortMenu } from './sort-menu';

const LOOK = buttonClass({ variant: 'outline', size: 'small' });

const loadSheet = () => import('./filter-sheet').then(({ FilterSheet }) => FilterSheet);

/** The choices above the results; on a phone with the order and the sheet of all filters, and it stays. */
export function FilterBar() {
  const [open, setOpen] = useState(false);
  const { code: FilterSheet, failed, retry } = useLater(loadSheet, open);
  const loading = open && !FilterSheet && !failed;
  const count = countFilters(useSearchNavigation().filters);
  const label = (
    <>
      {loading ? (
        <Spinner className="size-4" />
      ) : (
        <Icon of={SlidersHorizontal} className="size-4" />
      )}
      <span>Filters</span>
      {count > 0 && (
        <span className="grid size-5 place-items-center rounded-full bg-teal-800 text-xs text-white">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">, {count} in use</span>
        </span>
      )}
    </>
  );
  return (
    <section
      aria-label="Filters and order"
      className="sticky low:static top-header z-20 -mx-4 -mt-5 mb-2.5 flex gap-2 border-b bg-neutral-50 px-4 py-2 max-lg:order-first lg:static lg:z-auto lg:mx-0 lg:mt-4 lg:mb-0 lg:border-0 lg:bg-transparent lg:p-0"
    >
      <div className="lg:hidden">
        <SortMenu short />
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${LOOK} lg:hidden noscript:hidden`}
        aria-busy={loading || undefined}
        onPointerEnter={() => preload(loadSheet)}
        onFocus={() => preload(loadSheet)}
        onClick={() => {
          setOpen(true);
          retry();
        }}
      >
        {label}
      </button>
      <a href={`#${FILTERS_ID}`} className={`${LOOK} hidden! max-lg:noscript:inline-flex!`}>
        {label}
      </a>
      <div className="-mr-4 flex min-w-0 gap-2 scroll-x pr-4 lg:mr-0 lg:flex-wrap lg:pr-0">
        <FilterChips />
        <FirstChoices />
      </div>
      {open && FilterSheet && <FilterSheet onClose={() => setOpen(false)} />}
    </section>
  );
}
