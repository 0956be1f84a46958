'use client';

import { useSyncExternalStore } from 'react';

/** Whether the scripts of this part of the page are there; false in what the server sends. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
