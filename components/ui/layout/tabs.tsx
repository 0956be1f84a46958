'use client';

import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '../class-names';

interface TabListProps extends ComponentProps<'div'> {
  'aria-label': string;
  underlined?: boolean;
}

/**
 * A row of `role="tab"` buttons: arrow keys, Home and End move the focus, Enter or Space choose. The chosen tab has
 * `tabIndex` 0, the others -1. A row that is too narrow scrolls to the chosen one.
 */
export function TabList({ underlined = false, className, ...rest }: TabListProps) {
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef<Element>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected="true"]') ?? null;
    // Only for another tab: a row that somebody scrolled stays so.
    if (chosen && row.current && chosen !== shown.current)
      row.current.scrollLeft =
        chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
    shown.current = chosen;
  });
  return (
    <div
      ref={row}
      {...rest}
      role="tablist"
      className={classNames(underlined && 'flex gap-1 border-b scroll-x', className)}
      onKeyDown={moveFocus}
    />
  );
}

interface TabProps extends ComponentProps<'button'> {
  selected: boolean;
  count?: number | undefined;
}

export function Tab({ selected, count, children, ...rest }: TabProps) {
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      className={classNames(
        '-mb-px flex min-h-tap shrink-0 items-center gap-2 border-b-2 px-3 font-medium transition-colors',
        selected
          ? 'border-teal-800 text-teal-900'
          : 'border-transparent text-neutral-600 hover:text-neutral-900',
      )}
    >
      <span>{children}</span>
      {count !== undefined && (
        <span className="rounded-full bg-neutral-200 px-2 text-sm text-neutral-800 tabular">
          {count}
        </span>
      )}
    </button>
  );
}

interface TabPanelProps extends ComponentProps<'div'> {
  tabId: string;
  shown: boolean;
}

/** Panel of a tab. One that is not shown stays, with what is typed there. */
export function TabPanel({ tabId, shown, ...rest }: TabPanelProps) {
  return (
    <div {...rest} role="tabpanel" aria-labelledby={tabId} hidden={!shown} className="min-w-0" />
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = Array.from(event.currentTarget.querySelectorAll<Element>('[role="tab"]'));
  const at = document.activeElement ? tabs.indexOf(document.activeElement) : -1;
  const next = nextIndex(event.key, at, tabs.length);
  if (next === null) return;
  event.preventDefault();
  const tab = tabs[next];
  if (tab instanceof HTMLElement) tab.focus();
}

function nextIndex(key: string, at: number, length: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}
