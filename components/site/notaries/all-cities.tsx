import { notaryCityPath } from '@/components/notaries/addresses';
import { countNotaries } from '@/components/notaries/search/wording';
import { PlaceLinks } from '@/components/site/landing/place-links';
import { Accordion, AccordionItem } from '@/components/ui/layout/accordion';
import { CITIES, type City } from '@/lib/catalogue/cities';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import type { CityFigures } from '@/lib/contract/notaries/notaries';

/** Cities shown before the rest, those with most notaries. */
const SHOWN = 4;

/** Every city with a page and its number of notaries: the largest at once, all by region behind one press. */
export function AllCities({ figures }: { figures: readonly CityFigures[] }) {
  const counts = new Map(figures.map(({ city, total }) => [city, total]));
  const toLinks = (cities: readonly City[]) =>
    cities.map(({ slug, label }) => ({
      href: notaryCityPath(slug),
      label,
      note: noteOf(counts.get(slug)),
    }));
  const regions = SEARCH_REGIONS.map((region) => ({
    region,
    cities: CITIES.filter((city) => city.region === region),
  })).filter(({ cities }) => cities.length > 0);
  return (
    <section className="mx-auto max-w-page px-4 py-6 lg:px-6 lg:py-12" aria-labelledby="cities">
      <h2 id="cities" className="text-2xl lg:text-3xl">
        Notaries public by city
      </h2>
      <PlaceLinks links={toLinks(largest(counts))} />
      <Accordion className="mt-5">
        <AccordionItem title={`All ${CITIES.length} cities by region`} wide>
          <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
            {regions.map(({ region, cities }) => (
              <div key={region}>
                <h3 className="font-semibold text-neutral-900">{region}</h3>
                <PlaceLinks links={toLinks(cities)} />
              </div>
            ))}
          </div>
        </AccordionItem>
      </Accordion>
    </section>
  );
}

/** Returns the cities with most notaries, equal ones as the catalogue has them. */
function largest(counts: ReadonlyMap<string, number>): City[] {
  return CITIES.toSorted((a, b) => (counts.get(b.slug) ?? 0) - (counts.get(a.slug) ?? 0)).slice(
    0,
    SHOWN,
  );
}

function noteOf(total: number | undefined): string | undefined {
  return total ? countNotaries(total) : undefined;
}
