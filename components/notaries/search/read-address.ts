import * as z from 'zod';
import { firstOfEach, type RawParams } from '@/lib/contract/lawyers/search';
import { notaryQuery } from '@/lib/contract/notaries/notaries';
import type { NotaryFilters } from './filters';

const { document, city, day, evening, max_fee, sort, page } = notaryQuery.shape;

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

/** Reads the filters of an address, and the page of the list, from 0. */
export function readNotarySearch(raw: RawParams): { filters: NotaryFilters; page: number } {
  const found = readable.parse(firstOfEach(raw));
  return {
    filters: {
      document: found.document ?? null,
      city: found.city ?? null,
      day: found.day ?? null,
      evening: found.evening === 1,
      maxFee: found.max_fee ?? null,
      sort: found.sort,
    },
    page: found.page,
  };
}
