'use client';

import { useEffect, useRef } from 'react';

/** Makes a `details` element behave like a menu: Escape and a press outside close it. */
export function useDetailsMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeByPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeByPress, { signal });
    details.addEventListener('keydown', closeByEscape, { signal });
    return () => listening.abort();
  }, []);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  return { menu, close };
}
