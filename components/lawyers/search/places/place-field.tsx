'use client';

import { MapPin } from 'lucide';
import { type Ref, useImperativeHandle } from 'react';
import { ComboboxField } from '@/components/ui/forms/combobox';
import { useTypedChoice } from '@/components/ui/forms/use-typed-choice';
import type { Place } from '@/lib/catalogue/places';
import type { SearchRegion } from '@/lib/catalogue/regions';

/** Region that is searched, and the place in it that was chosen. */
export interface ChosenPlace {
  readonly region: SearchRegion;
  readonly place: string | null;
}

/** Value of the field when its form is sent; null for anywhere. `unknown` is shown as an error beside it. */
type SettledPlace = ChosenPlace | null | 'unknown';

const chosenOf = ({ label, region }: Place): ChosenPlace => ({
  region,
  place: label === region ? null : label,
});

export interface PlaceFieldHandle {
  settle: () => SettledPlace | Promise<SettledPlace>;
}

const LABELS = { one: 'place', many: 'places' };
const UNKNOWN = 'Choose a place from the list, or leave this empty.';

/** Loaded on first use, like the search over the legal problems. */
const loadPlaces = () => import('@/lib/catalogue/places');

type Places = Awaited<ReturnType<typeof loadPlaces>>;

function findPlaces({ placesNamed }: Places, query: string) {
  const options = placesNamed(query);
  return { groups: options.length > 0 ? [{ options }] : [], matches: options.length };
}

const readPlace = ({ placeCalled }: Places, typed: string) => placeCalled(typed);

/**
 * A city, a province or a region, found by typing; a search uses its region. Without scripts the text is sent as
 * typed, and the results page recognizes the same places.
 */
export function PlaceField({ handle }: { handle: Ref<PlaceFieldHandle> }) {
  const { field, value, typed, readTyped } = useTypedChoice({
    load: loadPlaces,
    find: findPlaces,
    read: readPlace,
    unknown: UNKNOWN,
  });
  const settleTyped = async (words: string): Promise<SettledPlace> => {
    const place = await readTyped(words);
    return place ? chosenOf(place) : 'unknown';
  };
  useImperativeHandle(handle, () => ({
    settle: () => {
      const words = typed();
      return words ? settleTyped(words) : value && chosenOf(value);
    },
  }));
  const isWithin = value !== null && value.label !== value.region;
  return (
    <ComboboxField
      label="Region or city"
      name="region"
      maxLength={80}
      large
      icon={MapPin}
      placeholder="Anywhere"
      popupClassName="sm:min-w-72"
      labels={LABELS}
      help={isWithin ? `Lawyers in ${value.region} come first.` : undefined}
      {...field}
    />
  );
}
