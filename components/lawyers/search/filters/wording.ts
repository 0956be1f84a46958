import { shortRegion } from '@/components/lawyers/practice';
import type { AreaLabel } from '@/lib/catalogue/areas';
import { choosesFree, type SearchFilters } from '@/lib/contract/lawyers/search-filters';
import type { When } from '@/lib/domain/lawyers/when';
import { formatPeso } from '@/lib/domain/platform/money';
import { formatCount } from '@/lib/domain/platform/numbers';

/** Returns `Labor lawyers`, `Immigration lawyers`, or `Lawyers` for any area. */
export function lawyersOf(area: AreaLabel | null): string {
  return area ? `${area.replace(/ (Law|Issues)$/, '')} lawyers` : 'Lawyers';
}

/** Label of the filter for written work at a fixed price. */
export const WRITTEN_WORK = 'Written work at a fixed price';

/** Labels of a time: in the filters, as an active filter, and in a title. */
export const WHEN_LABELS: Record<When, { choice: string; chip: string; title: string }> = {
  today: { choice: 'Today', chip: 'Open today', title: 'an open time today' },
  week: { choice: 'This week', chip: 'Open this week', title: 'an open time this week' },
  evenings: { choice: 'Evenings', chip: 'Open evenings', title: 'open evenings' },
  weekends: { choice: 'Weekends', chip: 'Open weekends', title: 'open weekends' },
};

/** Returns `Cebu, Central Visayas` for a place in the region that is searched, the region, or `the Philippines`. */
export function whereOf({ region, place }: Pick<SearchFilters, 'region' | 'place'>): string {
  if (!region || !place) return region ?? 'the Philippines';
  return `${place.replace(/,.*$/, '')}, ${shortRegion(region)}`;
}

/**
 * Returns `Labor lawyers in Central Visayas (VII)`, `Lawyers in the Philippines with a free consultation and an open
 * time today`.
 */
export function resultsTitle(filters: SearchFilters): string {
  const { area, free, written, when } = filters;
  const title = `${lawyersOf(area)} in ${whereOf(filters)}`;
  const having = [
    free && 'a free consultation',
    written && 'written work at a fixed price',
    when && WHEN_LABELS[when].title,
  ].filter(Boolean);
  return having.length > 0 ? `${title} with ${having.join(' and ')}` : title;
}

/** Returns `1 lawyer`, `1,018 lawyers`, and `1,000+ lawyers` if counting stopped there. */
export function countLawyers(count: number, more = false): string {
  return count === 1 ? '1 lawyer' : `${formatCount(count)}${more ? '+' : ''} lawyers`;
}

export function priceLimit(maxPrice: number): string {
  return `Up to ${formatPeso(maxPrice)}`;
}

/** Maximum prices offered, centavos. */
export const PRICE_STEPS = [100_000, 150_000, 200_000, 300_000, 500_000] as const;

/** Returns the number of active filters, as many as `FilterChips` shows; filters implied by the page do not count. */
export function countFilters(filters: SearchFilters): number {
  const { area, problem, region, language, maxPrice, when } = filters;
  const free = choosesFree(filters) || null;
  const written = filters.written || null;
  return [area, problem, region, language, maxPrice, free, written, when].filter(
    (value) => value !== null,
  ).length;
}
