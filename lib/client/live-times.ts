import { queryOptions } from '@tanstack/react-query';
import type { AreaSlug } from '@/lib/catalogue/areas';
import type { RegionSlug } from '@/lib/catalogue/regions';
import { callLater } from './call-later';
import { lawyerKeys } from './lawyers';

/** The contract comes with the first call: these pages are read by visitors. */
const contract = () => import('@/lib/contract/lawyers');

/** Whose times a page shows. */
export interface LiveTimesOf {
  readonly area: AreaSlug;
  readonly region: RegionSlug | null;
  /** Set where the region is a city, whose lawyers come first. */
  readonly city: RegionSlug | null;
}

/** Open times of the lawyers of an area and region. */
export function liveTimesQuery({ area, region, city }: LiveTimesOf) {
  return queryOptions({
    queryKey: [...lawyerKeys.all, 'live-times', area, region, city] as const,
    queryFn: async ({ signal }) => {
      const query = { area_of_practice: area, ...(region && { region }) };
      const searches = [query, ...(city ? [{ area_of_practice: area, city }] : [])];
      const [{ earliest }, ...found] = await Promise.all([
        callLater(async () => (await contract()).summarizeLawyers, { query }, { signal }),
        ...searches.map((search) =>
          callLater(async () => (await contract()).searchLawyers, { query: search }, { signal }),
        ),
      ]);
      return {
        calendars: new Map(
          found.flatMap(({ results }) => results.map((card) => [card._id, card.calendar] as const)),
        ),
        earliest: earliest === null ? null : Date.parse(earliest),
      };
    },
  });
}
