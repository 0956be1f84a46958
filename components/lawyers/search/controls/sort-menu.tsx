'use client';

import { ArrowDownUp, Check, ChevronDown } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icons/icon';
import { SORT_OPTIONS } from '@/lib/catalogue/sort-options';
import {
  DEFAULT_ORDER,
  type SearchFilters,
  sameOrder,
} from '@/lib/contract/lawyers/search-filters';
import { SearchLink } from '../filters/search-link';
import { useSearchNavigation } from '../filters/search-navigation';

const SOONEST = 'Soonest first';

/**
 * Six orders as links, and above them the list by the first open time; it opens without scripts too.
 * @param short an icon alone
 */
export function SortMenu({ short = false }: { short?: boolean }) {
  const { filters } = useSearchNavigation();
  const { menu, close } = useDetailsMenu();
  const label = filters.soonest ? SOONEST : filters.order.label;
  return (
    <details ref={menu} className="group relative">
      <summary className="flex min-h-tap w-full items-center gap-2 rounded border border-neutral-400 bg-white px-3 text-sm font-medium hover:border-neutral-700">
        <Icon of={ArrowDownUp} className="size-4" />
        {short ? (
          <span className="sr-only">Sort: {label}</span>
        ) : (
          <>
            <span className="min-w-0 truncate">
              <span className="text-neutral-600">Sort: </span>
              {label}
            </span>
            <Icon of={ChevronDown} className="ml-auto size-4 group-open:rotate-180" />
          </>
        )}
      </summary>
      <ul
        aria-label="Sort by"
        className={`absolute ${short ? 'left-0' : 'right-0'} z-20 mt-2 w-76 max-w-[calc(100vw-2rem)] rounded border bg-white p-1.5 shadow`}
      >
        <li className="mb-1.5 border-b pb-1.5">
          <SortLink
            filters={{ ...filters, soonest: true, order: DEFAULT_ORDER }}
            label={SOONEST}
            current={filters.soonest}
            onChoose={close}
          />
        </li>
        {SORT_OPTIONS.map((option) => (
          <li key={option.label}>
            <SortLink
              filters={{ ...filters, soonest: false, order: option }}
              label={option.label}
              current={!filters.soonest && sameOrder(option, filters.order)}
              onChoose={close}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SortLinkProps {
  filters: SearchFilters;
  label: string;
  current: boolean;
  onChoose: () => void;
}

function SortLink({ filters, label, current, onChoose }: SortLinkProps) {
  return (
    <SearchLink
      filters={filters}
      focusHeading
      aria-current={current ? 'true' : undefined}
      className="sort-link"
      onClick={onChoose}
    >
      <span>{label}</span>
      {current && <Icon of={Check} className="size-5" />}
    </SearchLink>
  );
}

/** Makes a `details` element behave like a menu: Escape and a press outside close it. */
function useDetailsMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeByPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeByPress, { signal });
    details.addEventListener('keydown', closeByEscape, { signal });
    return () => listening.abort();
  }, []);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return { menu, close };
}
