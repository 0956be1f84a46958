import { CITIES, type City, citiesNear, findCity } from '@/lib/catalogue/cities';
import type { CityFigures, NotaryPage } from '@/lib/contract/notaries/notaries';

export interface CityNotaries {
  readonly found: NotaryPage;
  /** Number of notaries open on Saturdays, and after 5 PM. */
  readonly onSaturday: number;
  readonly inEvening: number;
  readonly cities: readonly CityFigures[];
}

export interface NearCity {
  readonly city: City;
  readonly total: number;
}

const NEAR = 8;

/** Returns the lowest fees in a city; null if it has no notary. */
export function feesIn({ slug }: City, { cities }: CityNotaries): CityFigures['fees'] | null {
  return cities.find(({ city }) => city === slug)?.fees ?? null;
}

/**
 * Returns other cities with notaries: those of the province and the region; if these have none, those with most
 * notaries.
 */
export function citiesToGo(city: City, { cities }: CityNotaries): NearCity[] {
  const near = citiesNear(city).flatMap((one) => {
    const total = cities.find((figures) => figures.city === one.slug)?.total;
    return total ? [{ city: one, total }] : [];
  });
  return (near.length > 0 ? near : largest(cities, city)).slice(0, NEAR);
}

function largest(cities: readonly CityFigures[], { slug }: City): NearCity[] {
  return cities
    .flatMap(({ city, total }) => {
      const found = city === slug ? undefined : findCity(city);
      return found ? [{ city: found, total }] : [];
    })
    .toSorted((a, b) => b.total - a.total || CITIES.indexOf(a.city) - CITIES.indexOf(b.city));
}
