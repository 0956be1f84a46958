import { lawyersOf } from '@/components/lawyers/search/filters/wording';
import { AREAS } from '@/lib/catalogue/areas';
import { neighborsOf } from '@/lib/catalogue/neighbors';
import { SEO_REGIONS } from '@/lib/catalogue/regions';
import { PlaceLinks } from './place-links';
import { type Landing, placeLabel, placeOf } from './text/landing';
import { landingPath } from './text/paths';

/** The same area nearby, and the other areas in the same place. */
export function Related({ landing: { area, region } }: { landing: Landing }) {
  const near = region
    ? neighborsOf(region.slug).flatMap((slug) => SEO_REGIONS.filter((place) => place.slug === slug))
    : [];
  const others = AREAS.filter(({ slug }) => slug !== area.slug);
  const here = region ? `Other areas in ${placeOf(region)}` : 'Other areas of law';
  return (
    <section className="mx-auto max-w-page px-4 py-12 lg:px-6 lg:py-16" aria-labelledby="related">
      <h2 id="related" className="text-2xl">
        {region ? 'Nearby and related' : 'Related'}
      </h2>
      <div className="mt-5 grid gap-8 lg:grid-cols-2 lg:gap-16">
        {region && (
          <div>
            <h3 className="font-semibold">{lawyersOf(area.label)} in other places</h3>
            <PlaceLinks
              links={[
                ...near.map((place) => ({
                  href: landingPath(area.slug, place.slug),
                  label: placeLabel(place),
                })),
                { href: landingPath(area.slug), label: 'All places' },
              ]}
            />
          </div>
        )}
        <div className={region ? undefined : 'lg:col-span-2'}>
          <h3 className="font-semibold">{here}</h3>
          <PlaceLinks
            links={others.map((other) => ({
              href: landingPath(other.slug, region?.slug),
              label: other.label,
            }))}
          />
        </div>
      </div>
    </section>
  );
}
