'use client';

import { X } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import type { SearchFilters } from '@/lib/contract/lawyers/search-filters';
import { SearchLink } from '../filters/search-link';
import { useSearchNavigation } from '../filters/search-navigation';
import { priceLimit, WHEN_LABELS, whereOf } from '../filters/wording';

/** Active filters that are no first choice; each links to the search without it. */
export function FilterChips() {
  const { filters } = useSearchNavigation();
  const chips = chipsOf(filters);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className="flex gap-2 lg:flex-wrap">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <SearchLink
            filters={without}
            focusHeading
            className="inline-flex min-h-tap items-center gap-1.5 rounded border bg-white pr-2.5 pl-3 text-sm font-medium whitespace-nowrap hover:border-neutral-700"
          >
            {label}
            <Icon of={X} className="size-4 text-neutral-600" />
            <span className="sr-only">Remove this filter</span>
          </SearchLink>
        </li>
      ))}
    </ul>
  );
}

/** Returns the chips; removing the area also removes its problem, which would bring the area back. */
function chipsOf(filters: SearchFilters): { label: string; without: SearchFilters }[] {
  const { area, problem, region, place, language, maxPrice, when } = filters;
  return [
    area && { label: area, without: { ...filters, area: null, problem: null } },
    problem && { label: problem.label, without: { ...filters, problem: null } },
    region && {
      label: place ? whereOf(filters) : region,
      without: { ...filters, region: null, place: null },
    },
    when &&
      when !== 'today' && {
        label: WHEN_LABELS[when].chip,
        without: { ...filters, when: null },
      },
    language && { label: language, without: { ...filters, language: null } },
    maxPrice !== null && { label: priceLimit(maxPrice), without: { ...filters, maxPrice: null } },
  ].filter((chip) => chip !== null && chip !== false);
}
