import { notaryCityPath } from '@/components/notaries/addresses';
import { countNotaries } from '@/components/notaries/search/wording';
import { PlaceLinks } from '@/components/site/landing/place-links';
import { CITIES } from '@/lib/catalogue/cities';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import type { CityFigures } from '@/lib/contract/notaries/notaries';

/** Every city with a page, by region, with its number of notaries. */
export function AllCities({ figures }: { figures: readonly CityFigures[] }) {
  const counts = new Map(figures.map(({ city, total }) => [city, total]));
  const regions = SEARCH_REGIONS.map((region) => ({
    region,
    cities: CITIES.filter((city) => city.region === region),
  })).filter(({ cities }) => cities.length > 0);
  return (
    <section className="mx-auto max-w-page px-4 py-12 lg:px-6 lg:py-16" aria-labelledby="cities">
      <h2 id="cities" className="text-2xl lg:text-3xl">
        Notaries public by city
      </h2>
      <div className="mt-5 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        {regions.map(({ region, cities }) => (
          <div key={region}>
            <h3 className="font-semibold">{region}</h3>
            <PlaceLinks
              links={cities.map(({ slug, label }) => ({
                href: notaryCityPath(slug),
                label,
                note: noteOf(counts.get(slug)),
              }))}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

function noteOf(total: number | undefined): string | undefined {
  return total ? countNotaries(total) : undefined;
}
