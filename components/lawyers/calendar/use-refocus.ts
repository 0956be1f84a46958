'use client';

import { useEffect, useRef } from 'react';
import { BLOCK_TIME_ID } from './calendar-toolbar';
import { entryElementId } from './model/entries';

/**
 * Keeps the focus where someone works with the keyboard: an entry that is moved to another day is another element, and
 * one that is deleted is gone.
 */
export function useRefocus(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    // Someone with a pointer is elsewhere by now.
    const forget = () => {
      wanted.current = null;
    };
    window.addEventListener('pointerdown', forget);
    return () => window.removeEventListener('pointerdown', forget);
  }, []);
  useEffect(() => {
    // After a dialog has given the focus back to what opened it.
    const timer = setTimeout(() => {
      const isLost = document.activeElement === document.body;
      if (wanted.current === null || !isLost || document.querySelector('[role="dialog"]')) return;
      const entry = document.getElementById(entryElementId(wanted.current));
      (entry ?? document.getElementById(BLOCK_TIME_ID))?.focus();
    });
    return () => clearTimeout(timer);
  });
  return (id) => {
    wanted.current = id;
  };
}
