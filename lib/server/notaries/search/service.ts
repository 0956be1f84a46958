import 'server-only';
import type { NotaryQuery } from '@/lib/contract/notaries/notaries';
import { PAGE_SIZE } from '@/lib/domain/platform/paging';
import { isHandle } from '@/lib/server/lawyers/profiles/policy';
import { notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import * as store from './store';

interface NotaryRows {
  readonly notaries: readonly store.NotaryRow[];
  readonly total: number;
}

/** Returns a page of matching notaries. Two statements, however many there are. */
export async function searchPage(query: NotaryQuery): Promise<NotaryRows> {
  const { document, city, day, evening, max_fee, sort, page } = query;
  const criteria = { document, city, day, evening: evening === 1, maxFee: max_fee };
  const [notaries, total] = await Promise.all([
    store.findListed(database(), criteria, sort, page * PAGE_SIZE, PAGE_SIZE),
    store.countListed(database(), criteria),
  ]);
  return { notaries, total };
}

/**
 * Returns a public notary.
 * @throws AppError not_found for a notary who is not listed
 */
export async function publicNotary(id: string): Promise<store.NotaryRow> {
  const found = isHandle(id) ? await store.findNotary(database(), id) : undefined;
  if (!found) throw notFound();
  return found;
}

export function citiesWithNotaries(): Promise<store.CityRow[]> {
  return store.findCities(database());
}
