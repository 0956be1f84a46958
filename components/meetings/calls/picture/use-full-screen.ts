'use client';

import { useSyncExternalStore } from 'react';

export interface FullScreen {
  readonly on: boolean;
  readonly toggle: () => void;
}

/**
 * Returns whether the page is in full screen, and how to toggle it; null if the browser cannot. Covers the whole
 * page, dialogs included.
 */
export function useFullScreen(): FullScreen | null {
  const on = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (typeof document === 'undefined' || !document.fullscreenEnabled) return null;
  return { on, toggle };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function toggle(): void {
  const changed = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  // Refused, for instance by a policy of the device: the page stays as it is.
  changed.catch(() => {});
}
