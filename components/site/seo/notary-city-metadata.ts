import type { Metadata } from 'next';
import { notaryCityPath } from '@/components/notaries/addresses';
import { fittingTitle } from '@/components/site/landing/text/fitting';
import type { CityNotaries } from '@/components/site/notaries/text/city-notaries';
import { cityDescription } from '@/components/site/notaries/text/city-wording';
import { notaryCityContent } from '@/components/site/share/share-content';
import type { City } from '@/lib/catalogue/cities';
import { feesIn } from '../notaries/text/city-notaries';
import { sharing } from './sharing';

/**
 * Returns title, description and address of the page of a city; one without a notary is excluded from search engines.
 */
export function notaryCityMetadata(city: City, notaries: CityNotaries): Metadata {
  const path = notaryCityPath(city.slug);
  const title = `Notary public in ${city.label}`;
  const { total } = notaries.found;
  return {
    title: fittingTitle(`${title}: fees, hours and offices`, title),
    description: cityDescription(city, notaries),
    alternates: { canonical: path },
    ...sharing({ path, content: notaryCityContent(city, total, feesIn(city, notaries)) }),
    ...(total === 0 && { robots: { index: false, follow: true } }),
  };
}
