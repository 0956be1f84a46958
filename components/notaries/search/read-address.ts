import * as z from 'zod';
import { firstOfEach, type RawParams } from '@/lib/contract/lawyers/search';
import { notaryQuery } from '@/lib/contract/notaries/notaries';
import type { NotaryFilters } from './filters';
import { citySlugOf } from './find-cities';

const { document, city, day, evening, max_fee, sort, page } = notaryQuery.shape;

const TYPED_MAX = 80;

/** Ignores unreadable parameters, so that an old or mistyped link still searches with the rest. */
const readable = z.object({
  document: document.catch(undefined),
  city: city.catch(undefined),
  day: day.catch(undefined),
  evening: evening.catch(undefined),
  max_fee: max_fee.catch(undefined),
  sort: sort.catch('fee'),
  page: page.catch(0),
});

interface NotarySearch {
  filters: NotaryFilters;
  /** From 0. */
  page: number;
  /** A city as somebody typed it, without scripts, that is none of the catalogue; else null. */
  unknownCity: string | null;
}

/** Reads the filters of an address, and the page of the list; a city may be a name that somebody typed. */
export function readNotarySearch(raw: RawParams): NotarySearch {
  const params = firstOfEach(raw);
  const found = readable.parse(params);
  const typed = typeof params.city === 'string' ? params.city.trim().slice(0, TYPED_MAX) : '';
  const named = found.city ?? (typed === '' ? undefined : citySlugOf(typed));
  return {
    unknownCity: typed !== '' && !named ? typed : null,
    filters: {
      document: found.document ?? null,
      city: named ?? null,
      day: found.day ?? null,
      evening: found.evening === 1,
      maxFee: found.max_fee ?? null,
      sort: found.sort,
    },
    page: found.page,
  };
}
