'use client';

import { useRef, useState } from 'react';
import type { DangerPanel } from '@/components/lawyers/danger/danger-panel';
import type { DangerKind } from '@/lib/catalogue/legal-problems/dangers/danger-kinds';
import { keepDangers } from '@/lib/client/lawyers/kept-dangers';
import type { ChosenProblem } from '@/lib/contract/lawyers/search-filters';

/**
 * Loads the search over the legal problems on first use: most visitors never open the list, and it is larger than the
 * rest of the form.
 */
const loadOptions = () => import('./problem-options');

type Options = Awaited<ReturnType<typeof loadOptions>>;

/** Returns the source for a client, who may be unsure, or for a lawyer, who states the problems they take. */
export function useProblemSource(reader: 'client' | 'lawyer') {
  const [options, setOptions] = useState<Options | null>(null);
  const [failed, setFailed] = useState(false);
  const sought = useRef('');
  const use = (loaded: Options) => {
    setOptions(loaded);
    loaded.seekNames(sought.current, (problemOptionsOrUnsure) =>
      setOptions({ ...loaded, problemOptionsOrUnsure }),
    );
  };
  const load = () => {
    if (options) return;
    setFailed(false);
    loadOptions().then(use, () => setFailed(true));
  };
  const find = reader === 'client' ? options?.problemOptionsOrUnsure : options?.problemOptions;
  return {
    find: find ?? null,
    failed,
    load,
    /** Requests lawyers if the words are a name, also if they were typed before the search has loaded. */
    seekNames: (words: string) => {
      sought.current = words;
      if (options) use(options);
    },
    /** Kinds of danger that the words name, with their panel. */
    dangerIn: (words: string): { kinds: readonly DangerKind[]; Panel?: typeof DangerPanel } =>
      options ? { kinds: options.dangersIn(words), Panel: options.DangerPanel } : { kinds: [] },
  };
}

/**
 * Returns the one problem that the typed words match, or the last option if there are several or none; rejects if the
 * search cannot be loaded.
 */
export async function problemTyped(words: string): Promise<ChosenProblem> {
  return (await loadOptions()).problemTyped(words);
}

/** Keeps in this tab the kinds of danger that the words name, for the results and the booking. */
export function keepDangersOf(words: string): void {
  if (words === '') keepDangers('words', []);
  else
    loadOptions().then(
      ({ dangersIn }) => keepDangers('words', dangersIn(words)),
      // The words are kept all the same, and the booking reads them itself.
      () => {},
    );
}
