import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { clientSearchOf, clientsPath, searchedName } from './client-paths';

const PAUSE_MS = 250;

/** The name that is searched for. The address follows what is typed, and what is typed follows Back and links. */
export function useClientSearch() {
  const address = clientSearchOf(Object.fromEntries(useSearchParams()));
  const [q, setQ] = useState(address.q);
  const input = useRef<HTMLInputElement>(null);
  const written = useRef(address.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const search = (typed: string) => {
    clearTimeout(timer.current);
    const next = searchedName(typed);
    if (next === written.current) return;
    written.current = next;
    setQ(next);
    window.history.replaceState(null, '', clientsPath({ q: next }));
  };
  const searchSoon = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed), PAUSE_MS);
  };

  useEffect(() => {
    // Typed before the scripts were there.
    const early = searchedName(input.current?.value ?? '');
    if (early !== written.current) {
      written.current = early;
      setQ(early);
      window.history.replaceState(null, '', clientsPath({ q: early }));
    }
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    // A navigation, and not one of our own that has been followed by another.
    const here = clientSearchOf(Object.fromEntries(new URLSearchParams(window.location.search)));
    if (address.q !== here.q || here.q === written.current) return;
    written.current = here.q;
    setQ(here.q);
    if (input.current) input.current.value = here.q;
  }, [address.q]);

  const clear = () => {
    if (input.current) input.current.value = '';
    search('');
    input.current?.focus();
  };
  return { q, input, search, searchSoon, clear };
}
