'use client';

import { useEffect, useState } from 'react';

/** Counts down a pause in seconds, begun by `begin` or already running; 0 if there is none. */
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
