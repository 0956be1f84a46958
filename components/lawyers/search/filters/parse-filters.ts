import { findArea } from '@/lib/catalogue/areas';
import { LANGUAGES, type Language } from '@/lib/catalogue/languages';
import { findLegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import { findRegion, type SearchRegion } from '@/lib/catalogue/regions';
import { SORT_OPTIONS, type SortOption } from '@/lib/catalogue/sort-options';
import { searchQuery } from '@/lib/contract/lawyers/lawyers';
import { type ChosenProblem, DEFAULT_ORDER, type SearchFilters } from './filters';

/** Query parameters as a page receives them. */
export type RawParams = Record<string, string | string[] | undefined>;

/**
 * The filters of an address. What cannot be read is left out, so that an old or mistyped link still searches with the
 * rest. A city stands for its region.
 */
export function parseFilters(raw: RawParams): SearchFilters {
  const problem = parseProblem(first(raw.legal_problem));
  return {
    area: problem?.area ?? findArea(first(raw.area_of_practice))?.label ?? null,
    problem,
    region: parseRegion(first(raw.region)),
    language: parseLanguage(first(raw.language)),
    maxPrice: parsePrice(first(raw.max_price)),
    order: parseOrder(first(raw.sort), first(raw.sort_direction)),
  };
}

/** The page of an address, from 0; an unreadable one is the first. */
export function parsePage(raw: RawParams): number {
  return searchQuery.shape.page.safeParse(first(raw.page) || 0).data ?? 0;
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** The id of a problem, also one of the quick ones; any other text names none. */
function parseProblem(text: string): ChosenProblem | null {
  const found = /^\d{1,4}$/.test(text) ? findLegalProblem(Number(text)) : undefined;
  return found ? { _id: found._id, label: found.label, area: found.value[0] } : null;
}

function parseRegion(text: string): SearchRegion | null {
  return findRegion(text)?.queryRegion || null;
}

function parseLanguage(text: string): Language | null {
  const wanted = text.trim().toLowerCase();
  return LANGUAGES.find((language) => language.toLowerCase() === wanted) ?? null;
}

function parsePrice(text: string): number | null {
  return text === '' ? null : (searchQuery.shape.max_price.safeParse(text).data ?? null);
}

function parseOrder(sort: string, direction: string): SortOption {
  const wanted = direction || String(DEFAULT_ORDER.sort_direction);
  return (
    SORT_OPTIONS.find(
      (option) => option.sort === sort && String(option.sort_direction) === wanted,
    ) ?? DEFAULT_ORDER
  );
}
