import { queryOptions } from '@tanstack/react-query';
import type { AreaSlug } from '@/lib/catalogue/areas';
import type { RegionSlug } from '@/lib/catalogue/regions';
import { call } from '@/lib/client/platform/call';
import { outline } from '@/lib/client/platform/outline';
import type * as contract from '@/lib/contract/lawyers/search';
import { lawyerKeys } from './lawyers';

const searchLawyers = outline<typeof contract.searchLawyers>('GET', '/api/v1/lawyers');
const summarizeLawyers = outline<typeof contract.summarizeLawyers>(
  'GET',
  '/api/v1/lawyers/summary',
);

export interface LiveTimesOf {
  readonly area: AreaSlug;
  readonly region: RegionSlug | null;
  readonly city: RegionSlug | null;
}

export function soonestLawyersQuery() {
  return queryOptions({
    queryKey: [...lawyerKeys.all, 'soonest'] as const,
    queryFn: ({ signal }) => call(searchLawyers, { query: { soonest: 1 } }, { signal }),
  });
}

export function liveTimesQuery({ area, region, city }: LiveTimesOf) {
  return queryOptions({
    queryKey: [...lawyerKeys.all, 'live-times', area, region, city] as const,
    queryFn: async ({ signal }) => {
      const query = { area_of_practice: area, ...(region && { region }) };
      const searches = [query, ...(city ? [{ area_of_practice: area, city }] : [])];
      const [{ earliest }, ...found] = await Promise.all([
        call(summarizeLawyers, { query }, { signal }),
        ...searches.map((search) => call(searchLawyers, { query: search }, { signal })),
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
