import type { Crumb } from '@/components/ui/layout/breadcrumbs';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { type Landing, parentOf, placeLabel } from './landing';
import { landingPath } from './paths';

/** Returns the breadcrumbs of a landing page: all lawyers, the area, the region of a city, the place. */
export function landingCrumbs({ area, region }: Landing): Crumb[] {
  const parent = parentOf(region);
  const crumbs = [
    { label: 'Lawyers online', href: SEARCH_PATH },
    { label: area.label, href: landingPath(area.slug) },
    ...(parent ? [{ label: placeLabel(parent), href: landingPath(area.slug, parent.slug) }] : []),
    ...(region ? [{ label: placeLabel(region), href: landingPath(area.slug, region.slug) }] : []),
  ];
  return crumbs.map((crumb, index) =>
    index === crumbs.length - 1 ? { ...crumb, href: null } : crumb,
  );
}
