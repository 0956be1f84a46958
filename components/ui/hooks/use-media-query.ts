import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window fits a media query now.
 * @param unknown returned on the server and while the page hydrates
 */
export function useMediaQuery<T extends boolean | null>(query: string, unknown: T): boolean | T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore<boolean | T>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => unknown,
  );
}
