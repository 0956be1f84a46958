import type { Metadata } from 'next';
import { notaryCityPath } from '@/components/notaries/addresses';
import { NoVideoNotarization } from '@/components/notaries/preparation/no-video-notarization';
import { FoldedPreparation } from '@/components/notaries/preparation/preparation';
import {
  NO_NOTARY_FILTERS,
  type NotaryFilters,
  notaryQueryOf,
  notarySearchHref,
} from '@/components/notaries/search/filters';
import { NotaryResults } from '@/components/notaries/search/notary-results';
import { readNotarySearch } from '@/components/notaries/search/read-address';
import { NotarySearchForm } from '@/components/notaries/search/search-form';
import { notariesTitle } from '@/components/notaries/search/wording';
import { placeLabel } from '@/components/notaries/wording';
import { AllCities } from '@/components/site/notaries/all-cities';
import { HowNotarizing } from '@/components/site/notaries/how-it-works';
import { notariesPage } from '@/components/site/seo/collection-things';
import { JsonLd } from '@/components/site/seo/json-ld';
import { sharing } from '@/components/site/seo/sharing';
import { NOTARY_SEARCH_CONTENT } from '@/components/site/share/share-content';
import { Accordion } from '@/components/ui/layout/accordion';
import { env } from '@/lib/env';
import { listNotaries, listNotaryCities } from '@/lib/server/notaries/search/operations';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

type Props = PageProps<'/notary-public'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { filters, page } = readNotarySearch(await searchParams);
  const title = notariesTitle(filters);
  return {
    title,
    description: `${title}: offices, opening hours and fees, checked commissions, and how to ask for an appointment.`,
    alternates: { canonical: canonicalOf(filters, page) },
    ...sharing({ path: '/notary-public', content: NOTARY_SEARCH_CONTENT }),
  };
}

/**
 * Returns the one address per city: its page, or a later page of the list. Day, hours, fee and order only narrow or
 * sort it.
 */
function canonicalOf({ city }: NotaryFilters, page: number): string {
  return city && page === 0
    ? notaryCityPath(city)
    : notarySearchHref({ ...NO_NOTARY_FILTERS, city }, page);
}

export default async function NotaryPublicPage({ searchParams }: Props) {
  const { filters, page, unknownCity } = readNotarySearch(await searchParams);
  const address = await clientAddress();
  const [found, cities] = await Promise.all([
    tryLoad(listNotaries, { query: { ...notaryQueryOf(filters), page } }, null, address),
    tryLoad(listNotaryCities, {}, null),
  ]);
  return (
    <main id="main">
      {found.ok && found.data.results.length > 0 && (
        <JsonLd
          things={[
            notariesPage(
              env.SITE_URL,
              { name: notariesTitle(filters), path: canonicalOf(filters, page) },
              found.data.results,
            ),
          ]}
        />
      )}
      <div className="mx-auto max-w-page px-4 pt-5 pb-8 lg:px-6 lg:pt-8 lg:pb-14">
        <h1 className="text-3xl lg:text-4xl">{notariesTitle(filters)}</h1>
        <p className="mt-2 mb-5 max-w-text text-neutral-700">
          Compare hours and fees, then have your document notarized in person at the office.
        </p>
        <NotarySearchForm
          filters={filters}
          cityLabel={filters.city && placeLabel(filters.city)}
          unknownCity={unknownCity}
        />
        <section aria-label="Results" className="mt-5 lg:mt-8">
          <NotaryResults
            filters={filters}
            found={found.ok ? found.data : null}
            page={page}
            now={requestNow()}
          />
        </section>
      </div>
      <div className="border-y bg-white">
        <div className="mx-auto grid max-w-page gap-5 px-4 py-6 lg:gap-8 lg:px-6 lg:py-12">
          <NoVideoNotarization />
          <Accordion>
            <HowNotarizing />
            <FoldedPreparation />
          </Accordion>
        </div>
      </div>
      <AllCities figures={cities.ok ? cities.data.results : []} />
    </main>
  );
}
