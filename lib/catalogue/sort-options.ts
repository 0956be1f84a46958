export interface SortOption {
  label: string;
  sort: 'rating' | 'price' | 'bar_year';
  sort_direction: 1 | -1;
}

/**
 * The sort orders of a search. Experience sorts by the year of admission to the bar, so few years of experience are
 * the latest bar years: the direction is the opposite of the label.
 */
export const SORT_OPTIONS = [
  { label: 'Rating Low to High', sort: 'rating', sort_direction: 1 },
  { label: 'Rating High to Low', sort: 'rating', sort_direction: -1 },
  { label: 'Price Low to High', sort: 'price', sort_direction: 1 },
  { label: 'Price High to Low', sort: 'price', sort_direction: -1 },
  { label: 'Years of Experience Low to High', sort: 'bar_year', sort_direction: -1 },
  { label: 'Years of Experience High to Low', sort: 'bar_year', sort_direction: 1 },
] as const satisfies readonly SortOption[];
