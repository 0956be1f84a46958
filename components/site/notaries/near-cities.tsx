import { NOTARY_SEARCH_PATH, notaryCityPath } from '@/components/notaries/addresses';
import { countNotaries } from '@/components/notaries/search/wording';
import { PlaceLinks } from '@/components/site/landing/place-links';
import type { City } from '@/lib/catalogue/cities';
import { type CityNotaries, citiesToGo } from './text/city-notaries';

interface NearCitiesProps {
  city: City;
  notaries: CityNotaries;
}

/** Other cities with notaries, those nearby first, and the way to all. */
export function NearCities({ city, notaries }: NearCitiesProps) {
  return (
    <section className="mx-auto max-w-page px-4 py-12 lg:px-6 lg:py-16" aria-labelledby="near">
      <h2 id="near" className="text-2xl">
        Notaries public in other cities
      </h2>
      <PlaceLinks
        links={[
          ...citiesToGo(city, notaries).map((near) => ({
            href: notaryCityPath(near.city.slug),
            label: near.city.label,
            note: countNotaries(near.total),
          })),
          { href: NOTARY_SEARCH_PATH, label: 'All cities' },
        ]}
      />
    </section>
  );
}
