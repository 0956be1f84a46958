import type { Metadata } from 'next';
import { FilterColumn } from '@/components/lawyers/search/controls/filter-column';
import { SearchNavigation } from '@/components/lawyers/search/filters/search-navigation';
import { SearchOutcome } from '@/components/lawyers/search/search-outcome';
import { Eligibility } from '@/components/site/free-help/eligibility';
import { FreeHelpHead } from '@/components/site/free-help/free-help-head';
import { HelpLaws } from '@/components/site/free-help/help-laws';
import { InDanger } from '@/components/site/free-help/in-danger';
import { PublicHelp } from '@/components/site/free-help/public-help';
import { WhatToBring } from '@/components/site/free-help/what-to-bring';
import { freeHelpMetadata } from '@/components/site/seo/free-help-metadata';
import { freeHelpThings } from '@/components/site/seo/free-help-things';
import { JsonLd } from '@/components/site/seo/json-ld';
import { Accordion } from '@/components/ui/layout/accordion';
import { OpenedByAddress } from '@/components/ui/layout/opened-by-address';
import { readSearch } from '@/lib/contract/lawyers/search';
import { FREE_HELP_PATH, FREE_LAWYERS_ID } from '@/lib/contract/lawyers/search-paths';
import { env } from '@/lib/env';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { loadSearchPages } from '../lawyers-online/search-pages';

type Props = PageProps<'/free-legal-help'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return freeHelpMetadata(readSearch(await searchParams, FREE_HELP_PATH));
}

export default async function FreeLegalHelpPage({ searchParams }: Props) {
  const { filters, page, lastPage, asked } = readSearch(await searchParams, FREE_HELP_PATH);
  const found = await loadSearchPages(filters, page, lastPage);
  return (
    <main id="main">
      <JsonLd things={freeHelpThings(env.SITE_URL, found?.results ?? [])} />
      <FreeHelpHead />
      <div id={FREE_LAWYERS_ID}>
        <SearchNavigation filters={filters}>
          <div className="mx-auto max-w-page border-t px-4 pt-5 pb-14 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:gap-8 lg:px-6 lg:pt-8 lg:pb-20">
            <FilterColumn />
            <SearchOutcome filters={filters} asked={asked} found={found} now={requestNow()} />
          </div>
        </SearchNavigation>
      </div>
      <div className="mx-auto max-w-page px-4 pb-12 lg:px-6 lg:pb-20">
        <OpenedByAddress />
        <Accordion>
          <InDanger />
          <PublicHelp region={filters.region} />
          <Eligibility />
          <WhatToBring />
          <HelpLaws />
        </Accordion>
      </div>
    </main>
  );
}
