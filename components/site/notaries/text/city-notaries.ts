import { CITIES, type City, citiesNear, findCity } from '@/lib/catalogue/cities';
import type { CityFigures, NotaryPage } from '@/lib/contract/notaries/notaries';

/** What the page of a city knows of its notaries. */
export interface CityNotaries {
  /** The first page, the lowest fee first. */
  readonly found: NotaryPage;
  /** How many are open on Saturdays, and after 5 PM. */
  readonly onSaturday: number;
  readonly inEvening: number;
  /** Every city that has any. */
  readonly cities: readonly CityFigures[];
}

export interface NearCity {
  readonly city: City;
  readonly total: number;
}

/** How many other cities are offered. */
const NEAR = 8;

/** The lowest fees asked in a city; null where nobody is. */
export function feesIn({ slug }: City, { cities }: CityNotaries): CityFigures['fees'] | null {
  return cities.find(({ city }) => city === slug)?.fees ?? null;
}

/** Other cities with notaries: those of the province and the region; where these have none, those that have most. */
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
