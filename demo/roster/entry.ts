import 'server-only';
import type { Language } from '@/lib/catalogue/languages';
import type { SearchRegion } from '@/lib/catalogue/regions';

export type Entry = readonly [
  sex: 'f' | 'm',
  first: string,
  last: string,
  city: string,
  more?: {
    /** In addition to the languages of the region. */
    readonly languages?: readonly Language[];
    readonly headscarf?: true;
  },
];

export type Roster = Partial<Record<SearchRegion, readonly Entry[]>>;
