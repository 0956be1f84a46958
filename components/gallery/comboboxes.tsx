'use client';

import { MapPin } from 'lucide';
import { useState } from 'react';
import { ComboboxField } from '@/components/ui/forms/combobox';
import type { ComboboxGroup, ComboboxOption } from '@/components/ui/forms/combobox-list';
import type { ComboboxFinding, ComboboxSource } from '@/components/ui/forms/use-combobox';
import { GallerySection } from './gallery-section';

const ISLANDS = [
  cities('Luzon', 'Baguio', 'Batangas', 'Makati', 'Manila', 'Naga', 'Quezon City'),
  cities('Visayas', 'Bacolod', 'Cebu', 'Dumaguete', 'Iloilo', 'Tacloban'),
  cities('Mindanao', 'Cagayan de Oro', 'Davao', 'General Santos', 'Zamboanga'),
];
const UNDIVIDED = [{ options: ISLANDS.flatMap(({ options }) => options) }];
const LABELS = { one: 'city', many: 'cities' };

export function ComboboxesGallery() {
  return (
    <GallerySection
      title="Combobox"
      note="Arrow keys move, Enter chooses, Escape closes, then clears."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Sample label="In groups" chosen="Cebu" source={{ find: findIn(ISLANDS) }} />
        <Sample
          label="Not divided"
          help="Zzz finds nothing."
          source={{ find: findIn(UNDIVIDED) }}
        />
        <Sample label="Wrong" error="Please provide a value." source={{ find: findIn(ISLANDS) }} />
        <Sample label="Large" large source={{ find: findIn(ISLANDS, true) }} />
        <Sample label="Loading" source={{ find: null }} />
        <Sample label="Failed the first time" source={useFailingSource()} />
      </div>
    </GallerySection>
  );
}

interface SampleProps {
  label: string;
  source: ComboboxSource<ComboboxOption>;
  chosen?: string;
  help?: string;
  error?: string;
  large?: boolean;
}

function Sample({ chosen, large = false, ...rest }: SampleProps) {
  const [value, setValue] = useState<ComboboxOption | null>(chosen ? city(chosen) : null);
  return (
    <ComboboxField
      {...rest}
      labels={large ? { ...LABELS, instead: 'The cities of Luzon are listed.' } : LABELS}
      placeholder="Any city"
      large={large}
      icon={large ? MapPin : undefined}
      value={value}
      onChange={setValue}
    />
  );
}

/** Returns a source that fails at first and loads a second after a retry. */
function useFailingSource(): ComboboxSource<ComboboxOption> {
  const [state, setState] = useState<'new' | 'failed' | 'loading' | 'ready'>('new');
  const load = () => {
    if (state === 'new') setState('failed');
    if (state !== 'failed') return;
    setState('loading');
    setTimeout(() => setState('ready'), 1_000);
  };
  return { find: state === 'ready' ? findIn(ISLANDS) : null, failed: state === 'failed', load };
}

function findIn(groups: readonly ComboboxGroup<ComboboxOption>[], orFirst = false) {
  return (query: string): ComboboxFinding<ComboboxOption> => {
    const typed = query.trim().toLowerCase();
    const fitting = groups
      .map(({ options, ...group }) => ({
        ...group,
        options: options.filter(({ label }) => label.toLowerCase().includes(typed)),
      }))
      .filter(({ options }) => options.length > 0);
    if (fitting.length === 0) return { groups: orFirst ? groups.slice(0, 1) : [], matches: 0 };
    return { groups: fitting, matches: fitting.flatMap(({ options }) => options).length };
  };
}

function cities(label: string, ...names: string[]): ComboboxGroup<ComboboxOption> {
  return { label, options: names.map(city) };
}

function city(name: string): ComboboxOption {
  return { _id: name.replaceAll(' ', '-'), label: name };
}
