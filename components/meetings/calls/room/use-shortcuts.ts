'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';

export type ShortcutKey = 'm' | 'v' | 's' | 'c' | 'f';

const STORED = 'call-shortcuts';
const listeners = new Set<() => void>();

/** Handles single-key shortcuts outside fields and dialogs, unless they are switched off. */
export function useShortcuts(actions: Partial<Record<ShortcutKey, (() => void) | undefined>>) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [on] = useShortcutsOn();
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, repeat } = event;
      if (ctrlKey || altKey || metaKey || repeat || event.defaultPrevented || isBusy(event)) return;
      const action = latest.current[key.toLowerCase() as ShortcutKey];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}

/**
 * Returns whether single-key shortcuts are on, remembered in this browser. Speech input and some assistive tools type
 * letters.
 */
export function useShortcutsOn(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, read, () => true);
  return [on, write];
}

function isBusy({ target }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select, option');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

function write(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // Without storage they stay on.
  }
  for (const listener of listeners) listener();
}
