import { startTransition, useEffect, useState } from 'react';

/** Stand-ins for the hooks of `next/navigation` that follow the address, in a transition, as the router does. */

const listeners = new Set<() => void>();
const replaceState = window.history.replaceState.bind(window.history);
window.history.replaceState = (...args) => {
  replaceState(...args);
  startTransition(() => {
    for (const listener of listeners) listener();
  });
};

export function usePathname(): string {
  return useLocationPart(() => window.location.pathname);
}

export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useLocationPart(() => window.location.search));
}

function useLocationPart(read: () => string): string {
  const [part, setPart] = useState(read);
  useEffect(() => {
    const follow = () => setPart(read());
    listeners.add(follow);
    return () => {
      listeners.delete(follow);
    };
  });
  return part;
}
