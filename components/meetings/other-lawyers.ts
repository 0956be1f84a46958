import { AREAS, type AreaLabel } from '@/lib/catalogue/areas';
import { NO_FILTERS, searchHref } from '@/lib/contract/lawyers/search-filters';
import type { Meeting } from '@/lib/contract/meetings/meetings';

interface OtherLawyers {
  /** Null where the meeting has none that is searched by. */
  readonly area: AreaLabel | null;
  readonly path: string;
}

/** Returns the area of a meeting's lawyer and the search for lawyers of it. */
export function otherLawyers({ lawyer }: Pick<Meeting, 'lawyer'>): OtherLawyers {
  const area = AREAS.find(({ label }) => label === lawyer.area_of_practice)?.label ?? null;
  return { area, path: searchHref({ ...NO_FILTERS, area }) };
}
