import type { AreaLabel } from '@/lib/catalogue/areas';
import type { SearchRegion } from '@/lib/catalogue/regions';
import { choosesFree, type SearchFilters } from '@/lib/contract/lawyers/search-filters';
import { formatPeso } from '@/lib/domain/platform/money';

/** `Labor lawyers`, `Immigration lawyers`, or `Lawyers` of any area. */
export function lawyersOf(area: AreaLabel | null): string {
  return area ? `${area.replace(/ (Law|Issues)$/, '')} lawyers` : 'Lawyers';
}

/** `Labor lawyers in Central Visayas (VII)`, `Labor lawyers in the Philippines with a free consultation` */
export function resultsTitle({ area, region, free }: SearchFilters): string {
  const title = `${lawyersOf(area)} in ${region ?? 'the Philippines'}`;
  return free ? `${title} with a free consultation` : title;
}

/** `1 lawyer`, `18 lawyers` */
export function countLawyers(count: number): string {
  return count === 1 ? '1 lawyer' : `${count} lawyers`;
}

/** A region without its number: `Central Visayas`. */
export function shortRegion(region: SearchRegion): string {
  return region.replace(/ \(.*\)$/, '');
}

/** `Up to ₱1,500` */
export function priceLimit(maxPrice: number): string {
  return `Up to ${formatPeso(maxPrice)}`;
}

/** The highest prices offered, centavos. */
export const PRICE_STEPS = [100_000, 150_000, 200_000, 300_000, 500_000] as const;

/** How many filters are in use; a legal problem and its area count once, what a page implies does not. */
export function countFilters(filters: SearchFilters): number {
  const { area, problem, region, language, maxPrice } = filters;
  return [problem ?? area, region, language, maxPrice, choosesFree(filters) || null].filter(
    (value) => value !== null,
  ).length;
}
