'use client';

import { MapPin } from 'lucide';
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { ComboboxField } from '@/components/ui/forms/combobox';
import type { ComboboxHandle } from '@/components/ui/forms/use-combobox';
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

/**
 * A city, a province or a region, found by typing; a search uses its region. Without scripts the text is sent as
 * typed, and the results page recognizes the same places.
 */
export function PlaceField({ handle }: { handle: Ref<PlaceFieldHandle> }) {
  const box = useRef<ComboboxHandle<Place>>(null);
  const [places, setPlaces] = useState<Awaited<ReturnType<typeof loadPlaces>> | null>(null);
  const [failed, setFailed] = useState(false);
  const [value, setValue] = useState<Place | null>(null);
  const [error, setError] = useState<string>();
  const load = () => {
    if (places) return;
    setFailed(false);
    loadPlaces().then(setPlaces, () => setFailed(true));
  };
  const find = useMemo(
    () =>
      places &&
      ((query: string) => {
        const options = places.placesNamed(query);
        return { groups: options.length > 0 ? [{ options }] : [], matches: options.length };
      }),
    [places],
  );
  const settleTyped = async (typed: string): Promise<SettledPlace> => {
    const known = await loadPlaces().catch(() => null);
    const place = known?.placeCalled(typed);
    if (place) return chosenOf(place);
    setError(UNKNOWN);
    box.current?.open();
    return 'unknown';
  };
  useImperativeHandle(handle, () => ({
    settle: () => {
      const typed = box.current?.typed();
      return typed ? settleTyped(typed) : value && chosenOf(value);
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
      source={{ find, failed, load }}
      labels={LABELS}
      value={value}
      handle={box}
      help={isWithin ? `Lawyers in ${value.region} come first.` : undefined}
      error={error}
      onType={() => {
        setError(undefined);
        setValue(null);
      }}
      onChange={(chosen) => {
        setError(undefined);
        setValue(chosen);
      }}
    />
  );
}
