import 'server-only';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import { fullName } from '@/lib/domain/accounts/full-name';
import type { Entry, Roster } from './roster/entry';
import { LUZON } from './roster/luzon';
import { METRO_MANILA } from './roster/metro-manila';
import { MINDANAO } from './roster/mindanao';
import { VISAYAS } from './roster/visayas';
import { PLACES, type Place } from './texts/places';

const ALL: Roster = { ...METRO_MANILA, ...LUZON, ...VISAYAS, ...MINDANAO };

export interface Person {
  readonly sex: 'f' | 'm';
  readonly first: string;
  /** Including a suffix such as Jr. */
  readonly last: string;
  readonly name: string;
  readonly city: string;
  readonly place: Place;
  readonly languages: readonly string[];
  readonly headscarf: boolean;
}

/** The 160 fictional lawyers, region by region. */
export const ROSTER: readonly Person[] = SEARCH_REGIONS.flatMap((region) => {
  const place = PLACES.find((candidate) => candidate.region === region);
  if (!place) throw new Error(`no place data for ${region}`);
  return (ALL[region] ?? []).map((entry) => person(entry, place));
});

function person([sex, first, last, city, more = {}]: Entry, place: Place): Person {
  return {
    sex,
    first,
    last,
    name: fullName({ firstName: first, lastName: last }),
    city,
    place,
    languages: more.languages ?? [],
    headscarf: more.headscarf ?? false,
  };
}
