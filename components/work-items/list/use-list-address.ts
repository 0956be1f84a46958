import { useSearchParams } from 'next/navigation';
import { startTransition, useEffect, useEffectEvent, useOptimistic, useRef } from 'react';
import type { Reader } from '../work-item-paths';
import { type ListAddress, listAddressOf, listPath, searchedWords } from './list-address';

const PAUSE_MS = 250;

/** Which agreements are shown: the address says it, and follows what is pressed and typed. */
export function useListAddress(reader: Reader) {
  const asked = listAddressOf(Object.fromEntries(useSearchParams()));
  // Next's hook follows the history late on a slow phone: what was pressed shows at once.
  const [address, show] = useOptimistic<ListAddress>(asked);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const go = (change: Partial<ListAddress>) =>
    startTransition(() => {
      const here = listAddressOf(Object.fromEntries(new URLSearchParams(window.location.search)));
      const next = { ...here, page: 0, ...change };
      show(next);
      window.history.replaceState(null, '', listPath(reader, next));
    });
  const search = (typed: string) => {
    clearTimeout(timer.current);
    go({ q: searchedWords(typed) });
  };
  const onReady = useEffectEvent(() => {
    // Typed before the scripts were there.
    const early = input.current?.value ?? '';
    if (searchedWords(early) !== address.q) search(early);
  });
  useEffect(() => {
    onReady();
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    // Back, and links: never while somebody types.
    const field = input.current;
    if (field && field !== document.activeElement) field.value = address.q;
  }, [address.q]);
  return {
    ...{ address, input, go, search },
    searchSoon: (typed: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(typed), PAUSE_MS);
    },
    clear: () => {
      if (input.current) input.current.value = '';
      search('');
      input.current?.focus();
    },
  };
}
