import type { ComboboxOption } from '@/components/ui/forms/combobox-list';
import type { ComboboxFinding } from '@/components/ui/forms/use-combobox';
import { CITIES, type City, cityNamed, findCity, placeOf, plainName } from '@/lib/catalogue/cities';
import { placesNamed } from '@/lib/catalogue/places';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';

/** Finds cities by region, with the typed text anywhere in their name or province, or by another name of theirs. */
export function findCities(query: string): ComboboxFinding<ComboboxOption> {
  const typed = plainName(query);
  const named = typed === '' ? new Set() : new Set(placesNamed(query).map(({ label }) => label));
  const fits = (city: City) => plainName(placeOf(city)).includes(typed) || named.has(placeOf(city));
  const groups = SEARCH_REGIONS.map((region) => ({
    label: region,
    options: CITIES.filter((city) => city.region === region && fits(city)).map(optionOf),
  })).filter(({ options }) => options.length > 0);
  return { groups, matches: groups.reduce((sum, { options }) => sum + options.length, 0) };
}

/** Returns the slug of a typed city: its slug, its name, another name, or the only one that fits; undefined for none. */
export function citySlugOf(typed: string): string | undefined {
  const known = findCity(typed.trim().toLowerCase()) ?? cityNamed(typed);
  if (known) return known.slug;
  const first = placesNamed(typed)[0]?.label;
  const called = CITIES.find((city) => placeOf(city) === first);
  if (called) return called.slug;
  const [only, another] = CITIES.filter(({ label }) => plainName(label).includes(plainName(typed)));
  return another ? undefined : only?.slug;
}

function optionOf(city: City): ComboboxOption {
  return { _id: city.slug, label: placeOf(city) };
}
