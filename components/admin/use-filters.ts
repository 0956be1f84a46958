import { useSearchParams } from 'next/navigation';

type Change = Readonly<Record<string, string | undefined>>;

/** Where a list goes on; another filter begins at its start. */
const PLACES = ['page', 'before'];

/** Filters of a list, as the address has them, and how to change them. */
export function useFilters() {
  const params = useSearchParams();
  return {
    get: (name: string) => params.get(name) || undefined,
    set: (change: Change) => go(change, PLACES),
    /** Another part of the same list. */
    move: (change: Change) => go(change, []),
  };
}

function go(change: Change, dropped: readonly string[]): void {
  const { pathname, search } = window.location;
  const next = new URLSearchParams(search);
  for (const name of dropped) next.delete(name);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  window.history.pushState(null, '', next.size > 0 ? `${pathname}?${next}` : pathname);
}
