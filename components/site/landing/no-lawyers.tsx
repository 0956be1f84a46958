import { ArrowRight } from 'lucide';
import Link from 'next/link';
import { countLawyers, lawyersOf } from '@/components/lawyers/search/filters/wording';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { neighborsOf } from '@/lib/catalogue/neighbors';
import { SEO_REGIONS } from '@/lib/catalogue/regions';
import { NO_FILTERS, searchHref } from '@/lib/contract/lawyers/search-filters';
import { type Landing, placeLabel } from './text/landing';
import type { LandingLawyers } from './text/lawyer-groups';
import { landingPath } from './text/paths';

/** Where no lawyer lists the area in the region: the nearest region with one, all others, other areas here. */
export function NoLawyers({ landing, lawyers }: { landing: Landing; lawyers: LandingLawyers }) {
  return (
    <ul aria-label="Ways to find a lawyer" className="flex flex-wrap gap-2 pb-10">
      {suggestedLinks(landing, lawyers).map(({ href, label }) => (
        <li key={href}>
          <Link href={href} prefetch={false} className={buttonClass({ variant: 'outline' })}>
            {label}
            <Icon of={ArrowRight} className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function suggestedLinks({ area, region }: Landing, { everywhere }: LandingLawyers) {
  const counts = new Map(everywhere?.regions.map((entry) => [entry.region, entry.total]));
  const nearest = (region ? neighborsOf(region.slug) : [])
    .flatMap((slug) => SEO_REGIONS.filter((place) => place.slug === slug && !place.city))
    .find(({ queryRegion }) => counts.has(queryRegion));
  const all = everywhere?.total ?? 0;
  return [
    ...(nearest
      ? [
          {
            href: landingPath(area.slug, nearest.slug),
            label: `${countLawyers(counts.get(nearest.queryRegion) ?? 0)} in ${placeLabel(nearest)}`,
          },
        ]
      : []),
    ...(all > 0
      ? [{ href: landingPath(area.slug), label: `All ${lawyersOf(area.label).toLowerCase()}` }]
      : []),
    ...(region?.queryRegion
      ? [
          {
            href: searchHref({ ...NO_FILTERS, region: region.queryRegion }),
            label: `Other lawyers in ${placeLabel(region)}`,
          },
        ]
      : [{ href: searchHref(NO_FILTERS), label: 'All lawyers' }]),
  ];
}
