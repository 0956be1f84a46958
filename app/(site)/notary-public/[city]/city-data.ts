import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { CityNotaries } from '@/components/site/notaries/text/city-notaries';
import { type City, findCity } from '@/lib/catalogue/cities';
import { listNotaries, listNotaryCities } from '@/lib/server/notaries/search/operations';
import { tagPage } from '@/lib/server/platform/page-cache/tag-page';
import { loadCached } from '@/lib/server/platform/pipeline/load';

interface CityData {
  readonly city: City;
  /** Null during the build. */
  readonly notaries: CityNotaries | null;
}

/** Finds a city of the catalogue and its notaries, cached per render; 404 for an unknown slug. */
export const cityData = cache(async (slug: string): Promise<CityData> => {
  const city = findCity(slug);
  if (!city) notFound();
  await tagPage(`notary-city:${slug}`, 'notary-cities');
  return { city, notaries: await notariesOf(slug) };
});

const SATURDAY = 6;

async function notariesOf(city: string): Promise<CityNotaries | null> {
  const [found, onSaturday, inEvening, cities] = await Promise.all([
    loadCached(listNotaries, { query: { city } }),
    loadCached(listNotaries, { query: { city, day: SATURDAY } }),
    loadCached(listNotaries, { query: { city, evening: 1 } }),
    loadCached(listNotaryCities, {}),
  ]);
  if (!found || !onSaturday || !inEvening || !cities) return null;
  return {
    found,
    onSaturday: onSaturday.total,
    inEvening: inEvening.total,
    cities: cities.results,
  };
}
