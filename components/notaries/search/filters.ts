import type { NotarialDocument } from '@/lib/catalogue/notarial-documents';
import { NOTARY_SEARCH_PATH } from '../addresses';

/** Filters of a search; `read-address.ts` reads them from the address, `notarySearchHref` writes them. */
export interface NotaryFilters {
  /** Document to be notarized; fees are then those for it. */
  readonly document: NotarialDocument | null;
  readonly city: string | null;
  /** Weekday on which the office is open, 0 for Sunday. */
  readonly day: number | null;
  /** Only offices that are open after 5 PM. */
  readonly evening: boolean;
  /** Upper limit of a notary's lowest fee, centavos. */
  readonly maxFee: number | null;
  readonly sort: 'fee' | 'name';
}

export const NO_NOTARY_FILTERS: NotaryFilters = {
  document: null,
  city: null,
  day: null,
  evening: false,
  maxFee: null,
  sort: 'fee',
};

/** Maximum fees offered, centavos. */
export const FEE_STEPS = [20_000, 30_000, 50_000, 100_000] as const;

/** Converts the filters to the query of the request. */
export function notaryQueryOf({ document, city, day, evening, maxFee, sort }: NotaryFilters) {
  return {
    ...(document !== null && { document }),
    ...(city !== null && { city }),
    ...(day !== null && { day }),
    ...(evening && { evening: 1 }),
    ...(maxFee !== null && { max_fee: maxFee }),
    sort,
  };
}

/** Returns the address of a search; unset filters and the default order are left out. `page` is from 0. */
export function notarySearchHref(filters: NotaryFilters, page = 0): string {
  const { sort, ...wanted } = notaryQueryOf(filters);
  const params = Object.entries({
    ...wanted,
    ...(sort !== NO_NOTARY_FILTERS.sort && { sort }),
    ...(page > 0 && { page }),
  });
  if (params.length === 0) return NOTARY_SEARCH_PATH;
  const query = new URLSearchParams(params.map(([key, value]) => [key, String(value)]));
  return `${NOTARY_SEARCH_PATH}?${query}`;
}

/** Names of the form's fields besides the city, in the order of the address. */
const FIELDS = ['day', 'evening', 'max_fee', 'sort'] as const;

/** Returns the address of what the form sends, with the slug of its city; empty fields and the default are left out. */
export function sentSearchHref(sent: FormData, city: string | null): string {
  const params = new URLSearchParams();
  const add = (name: string, value: unknown) => {
    if (typeof value === 'string' && value !== '') params.set(name, value);
  };
  add('document', sent.get('document'));
  add('city', city);
  for (const name of FIELDS) add(name, sent.get(name));
  if (params.get('sort') === NO_NOTARY_FILTERS.sort) params.delete('sort');
  return params.size === 0 ? NOTARY_SEARCH_PATH : `${NOTARY_SEARCH_PATH}?${params}`;
}

export function countNotaryFilters({ document, city, day, evening, maxFee }: NotaryFilters) {
  return [document, city, day, evening || null, maxFee].filter((value) => value !== null).length;
}
