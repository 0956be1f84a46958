'use client';

import { MapPin } from 'lucide';
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { ComboboxField } from '@/components/ui/forms/combobox';
import type { ComboboxOption } from '@/components/ui/forms/combobox-list';
import type { ComboboxHandle } from '@/components/ui/forms/use-combobox';

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

/** City of the office, found by typing. Without scripts the text is sent as typed, and read by its name. */
export function CitySearchField({ city, cityLabel, unknown, handle }: CitySearchFieldProps) {
  const box = useRef<ComboboxHandle<ComboboxOption>>(null);
  const [cities, setCities] = useState<Awaited<ReturnType<typeof loadCities>> | null>(null);
  const [failed, setFailed] = useState(false);
  const [value, setValue] = useState<ComboboxOption | null>(
    city === null ? null : { _id: city, label: cityLabel ?? city },
  );
  const [error, setError] = useState(unknown === null ? undefined : UNKNOWN);
  const load = () => {
    if (cities) return;
    setFailed(false);
    loadCities().then(setCities, () => setFailed(true));
  };
  const find = useMemo(() => cities?.findCities ?? null, [cities]);
  const settleTyped = async (typed: string) => {
    const slug = (await loadCities().catch(() => null))?.citySlugOf(typed);
    if (slug !== undefined) return slug;
    setError(UNKNOWN);
    box.current?.open();
    return undefined;
  };
  useImperativeHandle(handle, () => ({
    settle: async () => {
      const typed = box.current?.typed();
      return typed ? settleTyped(typed) : value ? String(value._id) : null;
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
      source={{ find, failed, load }}
      labels={LABELS}
      value={value}
      handle={box}
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
