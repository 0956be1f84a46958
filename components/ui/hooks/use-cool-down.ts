'use client';

import { useEffect, useState } from 'react';

/** Seconds left of a pause that `begin` starts, or that is under way at first; 0 when there is none. */
export function useCoolDown(first = 0): [left: number, begin: (seconds: number) => void] {
  const [left, setLeft] = useState(first);
  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [running]);

  return [left, setLeft];
}
