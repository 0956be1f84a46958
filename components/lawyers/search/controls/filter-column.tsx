'use client';

import { type FormEvent, useRef } from 'react';
import { buttonClass } from '@/components/ui/forms/button-class';
import {
  cleared,
  DEFAULT_ORDER,
  sameOrder,
  searchHref,
} from '@/lib/contract/lawyers/search-filters';
import { SearchLink } from '../filters/search-link';
import { useSearchNavigation } from '../filters/search-navigation';
import type { ProblemPickerHandle } from '../problems/problem-picker';
import { FilterFields, withSettled } from './filter-fields';

export const FILTERS_ID = 'filters';

/** Filters beside the results; each change searches at once. Without scripts they are a form with a button. */
export function FilterColumn() {
  const { filters, search } = useSearchNavigation();
  const { order, soonest } = filters;
  const picker = useRef<ProblemPickerHandle>(null);
  // Enter in the field of the problem; a problem that fits searches by being chosen.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const settled = await picker.current?.settle();
    if (settled === 'unavailable') form.submit();
    else if (typeof settled === 'object' && 'unsure' in settled)
      search(withSettled(filters, settled));
  };
  return (
    <aside id={FILTERS_ID} aria-label="Filters" className="hidden target:block lg:block">
      <form
        action={searchHref({ ...cleared(filters), order: DEFAULT_ORDER, soonest: false })}
        onSubmit={submit}
        // Sticky things have a layer of their own: its open list lies above the pictures of the results.
        className="z-10 mb-8 lg:[@media(min-height:70rem)]:sticky lg:[@media(min-height:70rem)]:top-[calc(var(--header)+2rem)]"
      >
        <h2 className="mb-4 text-xl">Filters</h2>
        <FilterFields filters={filters} onChange={search} picker={picker} />
        {!sameOrder(order, DEFAULT_ORDER) && (
          <>
            <input type="hidden" name="sort" value={order.sort} />
            <input type="hidden" name="sort_direction" value={order.sort_direction} />
          </>
        )}
        {soonest && <input type="hidden" name="soonest" value="1" />}
        <noscript>
          <button type="submit" className={`${buttonClass({ wide: true })} mt-5`}>
            Show lawyers
          </button>
        </noscript>
        <p className="mt-5">
          <SearchLink
            filters={cleared(filters)}
            className={`${buttonClass({ variant: 'quiet' })} -ml-4`}
          >
            Clear all
          </SearchLink>
        </p>
      </form>
    </aside>
  );
}
