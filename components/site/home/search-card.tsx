'use client';

import { MapPin, Search } from 'lucide';
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState, useTransition } from 'react';
import { ProblemPicker } from '@/components/lawyers/search/problems/problem-picker';
import { Button } from '@/components/ui/forms/button';
import { SelectField } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import { AREAS } from '@/lib/catalogue/areas';
import { SEARCH_REGIONS, type SearchRegion } from '@/lib/catalogue/regions';
import {
  type ChosenProblem,
  NO_FILTERS,
  SEARCH_PATH,
  searchHref,
  slugOfRegion,
} from '@/lib/contract/lawyers/search-filters';
import { TEXTS } from '@/lib/contract/platform/texts';

/** The search of the main page. Without script it is a form that asks for the area instead of the problem. */
export function SearchCard() {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<ChosenProblem | null>(null);
  const [region, setRegion] = useState<SearchRegion | null>(null);
  const [missing, setMissing] = useState(false);
  const [pending, startTransition] = useTransition();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) {
      setMissing(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    const filters = { ...NO_FILTERS, problem, area: problem.area, region };
    startTransition(() => router.push(searchHref(filters)));
  };
  return (
    <form
      ref={form}
      action={SEARCH_PATH}
      onSubmit={submit}
      aria-label="Find a lawyer"
      className="grid gap-4 rounded rounded-tl-none bg-white p-4 text-neutral-900 shadow sm:p-5 md:grid-cols-[1.35fr_1fr_10rem] md:gap-3 [--focus:theme(colors.teal.600)]"
    >
      <ProblemPicker
        large
        value={problem}
        placeholder="What is it about?"
        error={missing ? TEXTS.validation.selectArea : undefined}
        onChange={(chosen) => {
          setProblem(chosen);
          if (chosen) setMissing(false);
        }}
      />
      <AreaWithoutScript />
      <RegionField region={region} onChange={setRegion} />
      <Button
        type="submit"
        variant="action"
        className="min-h-12! self-start px-5 md:mt-7.5"
        pending={pending}
        pendingLabel="Searching"
      >
        <Icon of={Search} className="size-5" />
        Find lawyers
      </Button>
    </form>
  );
}

function AreaWithoutScript() {
  return (
    <noscript>
      <SelectField label="Area of law" name="area_of_practice">
        {AREAS.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </SelectField>
    </noscript>
  );
}

interface RegionFieldProps {
  region: SearchRegion | null;
  onChange: (region: SearchRegion | null) => void;
}

function RegionField({ region, onChange }: RegionFieldProps) {
  return (
    <SelectField
      label="Region"
      optional
      name="region"
      large
      icon={MapPin}
      value={region ? slugOfRegion(region) : ''}
      onChange={({ target }) =>
        onChange(SEARCH_REGIONS.find((label) => slugOfRegion(label) === target.value) ?? null)
      }
    >
      <option value="">Anywhere</option>
      {SEARCH_REGIONS.map((label) => (
        <option key={label} value={slugOfRegion(label)}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
