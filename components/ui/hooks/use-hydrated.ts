'use client';

import { useSyncExternalStore } from 'react';

/** Whether this part of the page has hydrated; false in the server's markup. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
