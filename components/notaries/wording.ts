import { withTitle } from '@/components/lawyers/practice';
import { findCity, placeOf as placeOfCity } from '@/lib/catalogue/cities';
import type { Notary } from '@/lib/contract/notaries/notaries';

/** Returns `Makati` for `makati`. */
export function cityLabel(slug: string): string {
  return findCity(slug)?.label ?? slug;
}

/** Returns `Makati, Metro Manila` for `makati`. */
export function placeLabel(slug: string): string {
  const found = findCity(slug);
  return found ? placeOfCity(found) : slug;
}

export function placeOf({ city, province }: Pick<Notary, 'city' | 'province'>): string {
  const found = findCity(city);
  return found ? placeOfCity(found) : province;
}

/** Formats `Atty. Maria Luisa Santos, Notary Public in Makati`. */
export function notaryTitle({ display_name, city }: Pick<Notary, 'display_name' | 'city'>): string {
  return `${withTitle(display_name)}, Notary Public in ${cityLabel(city)}`;
}
