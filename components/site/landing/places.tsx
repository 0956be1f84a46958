import { countLawyers, lawyersOf } from '@/components/lawyers/search/filters/wording';
import { SEO_REGIONS, type SeoRegion } from '@/lib/catalogue/regions';
import type { LawyerSummary } from '@/lib/contract/lawyers/search';
import { PlaceLinks } from './place-links';
import { type Landing, placeLabel } from './text/landing';
import { landingPath } from './text/paths';

/** Every place with a page of its own for the area, regions with how many lawyers they have. */
export function Places({
  landing: { area },
  summary,
}: {
  landing: Landing;
  summary: LawyerSummary;
}) {
  const counts = new Map(summary.regions.map(({ region, total }) => [region, total]));
  const noteOf = ({ city, queryRegion }: SeoRegion) => {
    if (city) return undefined;
    const count = queryRegion ? (counts.get(queryRegion) ?? 0) : summary.total;
    return count === 0 ? 'None yet' : countLawyers(count);
  };
  const linksOf = (places: readonly SeoRegion[]) =>
    places.map((place) => ({
      href: landingPath(area.slug, place.slug),
      label: placeLabel(place),
      note: noteOf(place),
    }));
  return (
    <section className="mx-auto max-w-page px-4 py-12 lg:px-6 lg:py-20" aria-labelledby="places">
      <h2 id="places" className="text-2xl lg:text-3xl">
        {lawyersOf(area.label)} by place
      </h2>
      <div className="mt-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div>
          <h3 className="font-semibold">Regions</h3>
          <PlaceLinks links={linksOf(SEO_REGIONS.filter(({ city }) => !city))} />
        </div>
        <div className="mt-8 lg:mt-0">
          <h3 className="font-semibold">Cities</h3>
          <PlaceLinks narrow links={linksOf(SEO_REGIONS.filter(({ city }) => city))} />
        </div>
      </div>
    </section>
  );
}
