import 'server-only';
import type { SearchResult } from '@/lib/contract/lawyers/search';
import { type SearchFilters, searchCallOf } from '@/lib/contract/lawyers/search-filters';
import { searchFreeHelp, searchLawyers } from '@/lib/server/lawyers/search/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

/** Most pages in one document; the browser appends the ones after them. */
const MAX_PAGES = 6;

/** Several pages of a search merged into one, from `page` to `lastPage`. */
export interface SearchPages extends SearchResult {
  lastPage: number;
}

/** Loads the pages an address asks for, or as many as could be read; null if the first one failed. */
export async function loadSearchPages(
  filters: SearchFilters,
  first: number,
  last: number,
): Promise<SearchPages | null> {
  const address = await clientAddress();
  const { query, freeHelp } = searchCallOf(filters);
  const count = Math.min(last - first + 1, MAX_PAGES);
  const loaded = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const input = { query: { ...query, page: first + index } };
      return freeHelp
        ? tryLoad(searchFreeHelp, input, null, address)
        : tryLoad(searchLawyers, input, null, address);
    }),
  );
  return loaded.reduce<SearchPages | null>((pages, next, index) => {
    const follows = index === 0 || (pages?.hasMore && pages.lastPage === first + index - 1);
    if (!next.ok || !follows) return pages;
    const results = [...(pages?.results ?? []), ...next.data.results];
    return { ...next.data, results, page: first, lastPage: first + index };
  }, null);
}
