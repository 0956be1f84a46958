'use client';

import { useSyncExternalStore } from 'react';

/** `lg` of the tokens: from here there is room for a week. */
const QUERY = '(min-width: 64rem)';

/** Whether the window is wide; null on the server and while hydrating. */
export function useWide(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    follow,
    () => window.matchMedia(QUERY).matches,
    () => null,
  );
}

function follow(changed: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
