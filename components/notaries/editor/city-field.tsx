import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ComboboxField } from '@/components/ui/forms/combobox';
import type { ComboboxOption } from '@/components/ui/forms/combobox-list';
import type { ComboboxFinding, ComboboxHandle } from '@/components/ui/forms/use-combobox';
import { CITIES, cityNamed, findCity, placeOf } from '@/lib/catalogue/cities';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import { ownProfileQuery } from '@/lib/client/lawyers/own-profile';
import type { TypedNotary } from '@/lib/contract/notaries/notary-form';

const SOURCE = { find: findCities };
const LABELS = { one: 'city', many: 'cities' };

/** City of the office, found by typing; initially that of the lawyer’s profile. `saved` is the stored one, or ''. */
export function CityField({ saved }: { saved: string }) {
  const { control, resetField, getValues } = useFormContext<TypedNotary>();
  const { field, fieldState } = useController({ control, name: 'city' });
  const box = useRef<ComboboxHandle<ComboboxOption>>(null);
  const profile = useQuery({ ...ownProfileQuery, enabled: saved === '' }).data;
  const proposed = saved === '' ? cityNamed(profile?.basic_info?.city ?? '')?.slug : undefined;
  const { ref } = field;
  // What react-hook-form gives the focus to where the field is wrong.
  useEffect(() => ref({ focus: () => box.current?.open() }), [ref]);
  useEffect(() => {
    // Nothing that was typed: it is no change to be asked about.
    if (proposed && !getValues('city')) resetField('city', { defaultValue: proposed });
  }, [proposed, getValues, resetField]);
  return (
    <ComboboxField
      label="City"
      labels={LABELS}
      placeholder="Type to find, such as Makati"
      source={SOURCE}
      handle={box}
      value={optionOf(field.value)}
      onChange={(city) => field.onChange(city?._id ?? '')}
      help="Clients find you in this city. If you change it, we need the document of your commission again."
      error={fieldState.error?.message}
    />
  );
}

function optionOf(slug: string): ComboboxOption | null {
  const city = findCity(slug);
  return city ? { _id: slug, label: placeOf(city) } : null;
}

/** Finds cities by region, with the typed text anywhere in their name or province. */
function findCities(query: string): ComboboxFinding<ComboboxOption> {
  const typed = query.toLowerCase();
  const groups = SEARCH_REGIONS.map((region) => ({
    label: region,
    options: CITIES.filter(
      (city) => city.region === region && placeOf(city).toLowerCase().includes(typed),
    ).map((city) => ({ _id: city.slug, label: placeOf(city) })),
  })).filter(({ options }) => options.length > 0);
  return { groups, matches: groups.reduce((sum, { options }) => sum + options.length, 0) };
}
