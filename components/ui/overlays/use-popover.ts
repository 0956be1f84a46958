'use client';

import { type RefObject, type ToggleEvent, useLayoutEffect, useRef } from 'react';

interface PanelProps<T> {
  ref: RefObject<T | null>;
  popover: 'auto';
  'data-open': '' | undefined;
  onToggle: (event: ToggleEvent<T>) => void;
}

/**
 * Whether the browser supports popovers; those before 2024 do not, and the state alone shows the panel (`data-open`).
 */
function hasPopovers(): boolean {
  return typeof HTMLElement.prototype.showPopover === 'function';
}

/**
 * Syncs the state with a panel that the browser opens and closes by its button (`popoverTarget`), also before
 * hydration; a press outside and Escape close it. The panel is `hidden open:… data-open:…`.
 */
export function usePopover<T extends HTMLElement>(
  open: boolean,
  onOpenChange: (open: boolean) => void,
): PanelProps<T> {
  const panel = useRef<T>(null);
  const known = useRef(false);
  // Before anything is painted: what was opened before the scripts came stays as it is.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !hasPopovers()) return;
    const shown = element.matches(':popover-open');
    if (shown && !open && !known.current) onOpenChange(true);
    else if (shown !== open) element.togglePopover(open);
    known.current = true;
  }, [open, onOpenChange]);
  return {
    ref: panel,
    popover: 'auto',
    'data-open': open ? '' : undefined,
    onToggle: ({ newState }) => onOpenChange(newState === 'open'),
  };
}
