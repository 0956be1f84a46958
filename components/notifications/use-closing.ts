'use client';

import { useEffect, useRef } from 'react';

/**
 * For a panel below its button, both in one frame: Escape, a press outside and the focus leaving close it. After Escape
 * the focus is on the button again.
 */
export function useClosing(open: boolean, close: () => void) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!open || !element) return;
    const off = new AbortController();
    const { signal } = off;
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) close();
    };
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      element.querySelector('button')?.focus();
      close();
    };
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    document.addEventListener('keydown', closeByEscape, { signal });
    return () => off.abort();
  }, [open, close]);
  return frame;
}
