'use client';

import { MapPin, Search } from 'lucide';
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState, useTransition } from 'react';
import {
  ProblemPicker,
  type ProblemPickerHandle,
} from '@/components/lawyers/search/problems/problem-picker';
import { Button } from '@/components/ui/forms/button';
import { SelectField } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/icons/icon';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import {
  type ChosenProblem,
  NO_FILTERS,
  searchHref,
  slugOfRegion,
} from '@/lib/contract/lawyers/search-filters';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { SELECT_AREA } from '@/lib/contract/platform/first-texts';

/** The search of the main page; without scripts a form that sends the words as they are. */
export function SearchCard() {
  const router = useRouter();
  const picker = useRef<ProblemPickerHandle>(null);
  const [problem, setProblem] = useState<ChosenProblem | null>(null);
  const [missing, setMissing] = useState(false);
  const [pending, startTransition] = useTransition();
  const goTo = (chosen: ChosenProblem, form: HTMLFormElement) => {
    const filters = { ...NO_FILTERS, problem: chosen, area: chosen.area, region: regionIn(form) };
    startTransition(() => router.push(searchHref(filters)));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const settled = picker.current?.settle();
    if (settled === 'empty') {
      setMissing(true);
      form.querySelector('input')?.focus();
      return;
    }
    startTransition(async () => {
      const found = await settled;
      if (found === 'unavailable') form.submit();
      else if (typeof found === 'object') goTo(found, form);
    });
  };
  return (
    <form
      action={SEARCH_PATH}
      onSubmit={submit}
      aria-label="Find a lawyer"
      className="grid gap-4 rounded rounded-tl-none bg-white p-4 text-neutral-900 shadow sm:p-5 md:grid-cols-[1.35fr_1fr_11rem] md:gap-3 [--focus:theme(colors.teal.600)]"
    >
      <ProblemPicker
        large
        value={problem}
        handle={picker}
        placeholder="What is it about?"
        error={missing ? SELECT_AREA : undefined}
        onType={() => {
          setMissing(false);
          setProblem(null);
        }}
        onChange={(chosen) => {
          setProblem(chosen);
          if (chosen) setMissing(false);
        }}
      />
      <RegionField />
      <Button
        type="submit"
        variant="action"
        className="min-h-12! self-start px-5 whitespace-nowrap md:mt-7.5"
        pending={pending}
        pendingLabel="Searching"
      >
        <Icon of={Search} className="size-5" />
        Find lawyers
      </Button>
    </form>
  );
}

/** Left to the browser: what was chosen before the page listened counts too. */
function RegionField() {
  return (
    <SelectField label="Region" optional name="region" large icon={MapPin}>
      <option value="">Anywhere</option>
      {SEARCH_REGIONS.map((label) => (
        <option key={label} value={slugOfRegion(label)}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function regionIn(form: HTMLFormElement) {
  const chosen = new FormData(form).get('region');
  return SEARCH_REGIONS.find((label) => slugOfRegion(label) === chosen) ?? null;
}
