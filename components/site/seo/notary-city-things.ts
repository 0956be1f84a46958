import type { ItemList, Thing } from 'schema-dts';
import { withTitle } from '@/components/lawyers/practice';
import { notaryPath } from '@/components/notaries/addresses';
import type { City } from '@/lib/catalogue/cities';
import type { Notary } from '@/lib/contract/notaries/notaries';
import { cityCrumbs } from '../notaries/text/city-crumbs';
import type { CityNotaries } from '../notaries/text/city-notaries';
import { cityQuestions } from '../notaries/text/city-questions';
import { breadcrumbList } from './breadcrumb-list';
import { faqPage } from './faq-page';

/** Returns the structured data of a city's page: breadcrumbs, the offices with a card, the questions. */
export function notaryCityThings(siteUrl: string, city: City, notaries: CityNotaries): Thing[] {
  const { results } = notaries.found;
  return [
    breadcrumbList(siteUrl, cityCrumbs(city)),
    ...(results.length > 0 ? [listOf(siteUrl, city, results)] : []),
    faqPage(cityQuestions(city, notaries)),
  ];
}

function listOf(siteUrl: string, city: City, notaries: readonly Notary[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: notaries.map((notary, index) => {
      const url = `${siteUrl}${notaryPath(notary._id)}`;
      return {
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Notary',
          '@id': `${url}#notary`,
          name: withTitle(notary.display_name),
          url,
          address: {
            '@type': 'PostalAddress',
            streetAddress: notary.office_address,
            addressLocality: city.label,
            addressRegion: city.province,
            addressCountry: 'PH',
          },
        },
      };
    }),
  };
}
