import { findLegalProblem } from '@/lib/catalogue/legal-problems/legal-problems';
import { chosenOf, NO_FILTERS, searchHref } from '@/lib/contract/lawyers/search-filters';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';

/**
 * Returns the label and address of the search for a legal problem; needs the whole catalogue, so use it on the server
 * only.
 */
export function problemSearch(id: number): { label: string; href: string } {
  const found = findLegalProblem(id);
  if (!found) return { label: '', href: SEARCH_PATH };
  const problem = chosenOf(found);
  return { label: found.label, href: searchHref({ ...NO_FILTERS, area: problem.area, problem }) };
}
