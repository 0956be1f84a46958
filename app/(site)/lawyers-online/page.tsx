import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { FilterColumn } from '@/components/lawyers/search/controls/filter-column';
import { SearchNavigation } from '@/components/lawyers/search/filters/search-navigation';
import { resultsTitle } from '@/components/lawyers/search/filters/wording';
import { SearchOutcome } from '@/components/lawyers/search/search-outcome';
import { landingOf } from '@/components/site/landing/text/paths';
import { lawyersPage } from '@/components/site/seo/collection-things';
import { JsonLd } from '@/components/site/seo/json-ld';
import { sharing } from '@/components/site/seo/sharing';
import { SEARCH_CONTENT } from '@/components/site/share/share-content';
import { readSearch } from '@/lib/contract/lawyers/search';
import { NO_FILTERS, type SearchFilters, searchHref } from '@/lib/contract/lawyers/search-filters';
import { namedHref, SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { readName } from '@/lib/domain/lawyers/searched-name';
import { env } from '@/lib/env';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { loadSearchPages } from './search-pages';

type Props = PageProps<'/lawyers-online'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { filters, page, asked } = readSearch(await searchParams);
  const title = resultsTitle(filters);
  return {
    title: page > 0 ? `${title}, page ${page + 1}` : title,
    description: `${title}: compare fees for 30 and 60 minutes and open times, and book a consultation by video or phone. Every IBP ID is checked.`,
    // What people type is for nobody else to find.
    ...(asked
      ? { robots: { index: false, follow: true } }
      : { alternates: { canonical: canonicalOf(filters, page) } }),
    ...sharing({ path: SEARCH_PATH, content: SEARCH_CONTENT }),
  };
}

/**
 * Returns the one address per area and region: the landing page, or a later page of the list. Problem, language,
 * price, free consultation and order only narrow or sort it.
 */
function canonicalOf({ area, region }: SearchFilters, page: number): string {
  return area && page === 0
    ? landingOf(area, region)
    : searchHref({ ...NO_FILTERS, area, region }, page);
}

export default async function LawyersOnlinePage({ searchParams }: Props) {
  const { filters, page, lastPage, asked } = readSearch(await searchParams);
  // Only a browser without scripts sends the words: with a title in front they are no legal problem.
  if (asked && readName(asked.words).titled) redirect(namedHref(asked.words));
  const found = await loadSearchPages(filters, page, lastPage);
  return (
    <SearchNavigation filters={filters}>
      {/* Any number can be asked for; a page without lawyers is not for search engines. */}
      {found?.results.length === 0 && <meta name="robots" content="noindex, follow" />}
      {found && found.results.length > 0 && !asked && (
        <JsonLd
          things={[
            lawyersPage(
              env.SITE_URL,
              { name: resultsTitle(filters), path: canonicalOf(filters, page) },
              found.results,
            ),
          ]}
        />
      )}
      <main id="main" className="mx-auto max-w-page px-4 pt-5 pb-14 lg:px-6 lg:pt-8 lg:pb-20">
        <div className="lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-8">
          <FilterColumn />
          <SearchOutcome filters={filters} asked={asked} found={found} now={requestNow()} />
        </div>
      </main>
    </SearchNavigation>
  );
}
