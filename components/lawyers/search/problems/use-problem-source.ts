'use client';

import { useRef, useState } from 'react';
import type { ChosenProblem } from '@/lib/contract/lawyers/search-filters';

/**
 * The search over the legal problems, loaded when it is first wanted: most visitors read a page without opening the
 * list, and it is larger than the rest of the form.
 */
const loadOptions = () => import('./problem-options');

type Options = Awaited<ReturnType<typeof loadOptions>>;

/** For somebody who looks for a lawyer, who may also be unsure, or for a lawyer, who says what they take. */
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
    /** Has lawyers suggested where words are a name, also where they are typed before the search has come. */
    seekNames: (words: string) => {
      sought.current = words;
      if (options) use(options);
    },
    /** Where help is now, for words that name danger; null for all others. */
    dangerPanelFor: (words: string) => options?.dangerPanelFor(words) ?? null,
  };
}

/** The one problem that typed words stand for, or the last option where there are several, or none; rejects without the search. */
export async function problemTyped(words: string): Promise<ChosenProblem> {
  return (await loadOptions()).problemTyped(words);
}
