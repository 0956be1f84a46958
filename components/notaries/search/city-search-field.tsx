'use client';

import { MapPin } from 'lucide';
import { type Ref, useImperativeHandle } from 'react';
import { ComboboxField } from '@/components/ui/forms/combobox';
import { useTypedChoice } from '@/components/ui/forms/use-typed-choice';

export interface CitySearchHandle {
  /** Returns the slug of the city, null for all cities; undefined where the typed one is unknown, which is shown. */
  settle: () => Promise<string | null | undefined>;
}

interface CitySearchFieldProps {
  /** Slug of the city that is filtered by, and its label. */
  city: string | null;
  cityLabel: string | null;
  /** Sent as typed and found nowhere. */
  unknown: string | null;
  handle: Ref<CitySearchHandle>;
}

const LABELS = { one: 'city', many: 'cities' };
const UNKNOWN = 'Choose a city from the list, or leave this empty.';

/** Loaded on first use: most people come with a city. */
const loadCities = () => import('./find-cities');

type Cities = Awaited<ReturnType<typeof loadCities>>;

const findIn = ({ findCities }: Cities, query: string) => findCities(query);
const readCity = ({ citySlugOf }: Cities, typed: string) => citySlugOf(typed);

/** City of the office, found by typing. Without scripts the text is sent as typed, and read by its name. */
export function CitySearchField({ city, cityLabel, unknown, handle }: CitySearchFieldProps) {
  const { field, value, typed, readTyped } = useTypedChoice({
    load: loadCities,
    find: findIn,
    read: readCity,
    unknown: UNKNOWN,
    initial: {
      value: city === null ? null : { _id: city, label: cityLabel ?? city },
      error: unknown === null ? undefined : UNKNOWN,
    },
  });
  useImperativeHandle(handle, () => ({
    settle: async () => {
      const words = typed();
      return words ? readTyped(words) : value && String(value._id);
    },
  }));
  return (
    <ComboboxField
      label="Where?"
      name="city"
      maxLength={80}
      large
      icon={MapPin}
      placeholder="All cities"
      labels={LABELS}
      {...field}
    />
  );
}
