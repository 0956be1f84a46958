'use client';

import { useCallback, useEffect, useState } from 'react';

interface Later<T> {
  code: T | null;
  failed: boolean;
  retry: () => void;
}

/**
 * Loads code on first use, once `wanted` is true.
 * @param load fetches it; one function, not a new one with every render: `const loadMenu = () => import('./menu')`
 */
export function useLater<T>(load: () => Promise<T>, wanted: boolean): Later<T> {
  const [loaded, setLoaded] = useState<{ code: T } | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || loaded || failed) return;
    let left = false;
    load().then(
      (code) => !left && setLoaded({ code }),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [load, wanted, loaded, failed]);

  const retry = useCallback(() => setFailed(false), []);
  return { code: loaded?.code ?? null, failed, retry };
}

/** Preloads the code: on hover and on focus. */
export function preload(load: () => Promise<unknown>): void {
  // The actual load fetches again, and shows a failure.
  load().catch(() => {});
}
