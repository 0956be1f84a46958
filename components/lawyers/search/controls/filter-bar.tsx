'use client';

import { SlidersHorizontal } from 'lucide';
import { useState } from 'react';
import { countFilters } from '@/components/lawyers/search/filters/wording';
import { Spinner } from '@/components/ui/display/spinner';
import { buttonClass } from '@/components/ui/forms/button-class';
import { preload, useLater } from '@/components/ui/hooks/use-later';
import { Icon } from '@/components/ui/icons/icon';
import { useSearchNavigation } from '../filters/search-navigation';
import { FILTERS_ID } from './filter-column';
import { SortMenu } from './sort-menu';

const LOOK = buttonClass({ variant: 'outline', size: 'small' });

const loadSheet = () => import('./filter-sheet').then(({ FilterSheet }) => FilterSheet);

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
      className="sticky low:static top-header z-20 border-b bg-neutral-50 px-4 py-2 lg:hidden"
    >
      <div className="mx-auto grid max-w-page grid-cols-[auto_minmax(0,1fr)] gap-2 sm:grid-cols-[auto_minmax(0,22rem)] sm:justify-between">
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${LOOK} noscript:hidden`}
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
        <a href={`#${FILTERS_ID}`} className={`${LOOK} hidden! noscript:inline-flex!`}>
          {label}
        </a>
        <SortMenu />
      </div>
      {open && FilterSheet && <FilterSheet onClose={() => setOpen(false)} />}
    </section>
  );
}
