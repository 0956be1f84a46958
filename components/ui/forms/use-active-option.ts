'use client';

import { type KeyboardEvent, useState } from 'react';

interface ActiveOptionInput<T> {
  options: readonly T[];
  /** Index from which the arrow keys start, or -1. */
  chosen: number;
  firstActive: boolean;
  onChoose: (option: T) => void;
  onClear: () => void;
}

/**
 * Returns the active option of a combobox and its key handlers (WAI-ARIA APG, combobox with a listbox popup): the
 * focus stays in the input, and `aria-activedescendant` names the active option.
 */
export function useActiveOption<T>(input: ActiveOptionInput<T>) {
  const { options, chosen, firstActive, onChoose, onClear } = input;
  const [open, setOpen] = useState(false);
  // Where the keys have moved to, or -1.
  const [moved, setMoved] = useState(-1);
  const active = open && moved < 0 && firstActive ? 0 : moved;

  const show = (index = -1) => {
    setOpen(true);
    setMoved(index);
  };
  const hide = () => {
    setOpen(false);
    setMoved(-1);
  };
  const choose = (option: T) => {
    hide();
    onChoose(option);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      // The list closes first; a second Escape clears.
      if (open) hide();
      else onClear();
      return;
    }
    if (event.key === 'Enter') {
      const option = open ? options[active] : undefined;
      if (!option) return;
      event.preventDefault();
      choose(option);
      return;
    }
    const next = open
      ? movedIndex(event.key, active, options.length)
      : openingIndex(event.key, chosen, options.length);
    if (next === null) return;
    event.preventDefault();
    show(next);
  };

  return { open, active: open ? active : -1, show, hide, choose, onKeyDown };
}

function movedIndex(key: string, at: number, length: number): number | null {
  if (length === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowUp') return at <= 0 ? length - 1 : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}

function openingIndex(key: string, chosen: number, length: number): number | null {
  if (key === 'ArrowDown') return Math.max(chosen, 0);
  if (key === 'ArrowUp') return chosen >= 0 ? chosen : length - 1;
  return null;
}
