import { startTransition, useEffect, useState } from 'react';

/** Stand-ins for the hooks of `next/navigation` that follow the address, in a transition, as the router does. */

const listeners = new Set<() => void>();
for (const name of ['replaceState', 'pushState'] as const) {
  const change = window.history[name].bind(window.history);
  window.history[name] = (...args) => {
    change(...args);
    startTransition(() => {
      for (const listener of listeners) listener();
    });
  };
}

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
