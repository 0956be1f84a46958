'use client';

import { Search } from 'lucide';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState, useTransition } from 'react';
import {
  type ChosenPlace,
  PlaceField,
  type PlaceFieldHandle,
} from '@/components/lawyers/search/places/place-field';
import {
  ProblemPicker,
  type ProblemPickerHandle,
} from '@/components/lawyers/search/problems/problem-picker';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import type { AreaLabel } from '@/lib/catalogue/areas';
import { dangerOfProblem } from '@/lib/catalogue/legal-problems/dangers/danger-kinds';
import { type ChosenProblem, NO_FILTERS, searchHref } from '@/lib/contract/lawyers/search-filters';
import { SEARCH_PATH } from '@/lib/contract/lawyers/search-paths';
import { SELECT_AREA } from '@/lib/contract/platform/first-copy';

const EXAMPLES = [
  'Hindi ako pinapasahod ng amo ko',
  'My landlord keeps my deposit',
  'Niloko ako ng asawa ko',
  'Na-scam ako online',
];

const EXAMPLE_MS = 4000;

/** Search of the main page; without scripts a form that sends the words as typed. */
export function SearchCard() {
  const router = useRouter();
  const picker = useRef<ProblemPickerHandle>(null);
  const place = useRef<PlaceFieldHandle>(null);
  const [problem, setProblem] = useState<ChosenProblem | null>(null);
  const [missing, setMissing] = useState(false);
  const [pending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const placeholder = useExample();
  const goTo = (area: AreaLabel, chosen: ChosenProblem | null, where: ChosenPlace | null) => {
    // In danger, whoever is open first helps most.
    const soonest = dangerOfProblem(chosen?._id) !== null;
    const filters = { ...NO_FILTERS, problem: chosen, area, soonest, ...where };
    startTransition(() => router.push(searchHref(filters)));
  };
  const goToUnsure = (area: AreaLabel) =>
    startTransition(async () => {
      const where = await place.current?.settle();
      if (where !== 'unknown') goTo(area, null, where ?? null);
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const settled = picker.current?.settle();
    if (settled === 'empty') {
      setMissing(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    startTransition(async () => {
      const [found, where = null] = await Promise.all([settled, place.current?.settle()]);
      if (found === 'unavailable') form.current?.submit();
      else if (typeof found !== 'object' || where === 'unknown') return;
      else if ('unsure' in found) goTo(found.unsure, null, where);
      else goTo(found.area, found, where);
    });
  };
  return (
    <form
      ref={form}
      action={SEARCH_PATH}
      onSubmit={submit}
      aria-label="Find a lawyer"
      className="grid gap-4 rounded rounded-tl-none bg-white p-4 text-neutral-900 shadow sm:p-5 md:grid-cols-[1.35fr_1fr_11rem] md:gap-3 lg:grid-cols-[1.7fr_1.2fr_9.5rem] [--focus:theme(colors.teal.600)]"
    >
      <ProblemPicker
        large
        value={problem}
        handle={picker}
        placeholder={placeholder}
        onUnsure={goToUnsure}
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
      <PlaceField handle={place} />
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

/**
 * Returns the examples in turn, each once, then the first again; only the first with reduced motion or without
 * scripts.
 */
function useExample(): string {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timers = [1, 2, 3, 4].map((turn) => setTimeout(() => setAt(turn), turn * EXAMPLE_MS));
    return () => timers.forEach(clearTimeout);
  }, []);
  return EXAMPLES[at % EXAMPLES.length] ?? '';
}
