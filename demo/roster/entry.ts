import 'server-only';
import type { Language } from '@/lib/catalogue/languages';
import type { SearchRegion } from '@/lib/catalogue/regions';

/** A fictional lawyer: who and where. Everything else is drawn from the name. */
export type Entry = readonly [
  sex: 'f' | 'm',
  first: string,
  last: string,
  city: string,
  more?: {
    /** Spoken beside the languages of the region. */
    readonly languages?: readonly Language[];
    readonly headscarf?: true;
  },
];

export type Roster = Partial<Record<SearchRegion, readonly Entry[]>>;
