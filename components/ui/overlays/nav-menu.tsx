'use client';

import Link from 'next/link';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react';
import { classNames } from '../class-names';
import { useHydrated } from '../hooks/use-hydrated';
import { usePopover } from './use-popover';

interface NavMenuProps {
  label: ReactNode;
  buttonClass: string;
  describedBy?: string;
  place: string;
  children: ReactNode;
}

const CloseMenu = createContext(() => {});

/**
 * A menu of a bar, at a fixed place in the window. The browser opens it, so it works at the first press, before the
 * page hydrates.
 */
export function NavMenu({ label, buttonClass, describedBy, place, children }: NavMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const panel = usePopover<HTMLDivElement>(open, setOpen);
  // Closed it holds nothing, but for a press that comes before the scripts.
  const filled = !useHydrated() || open;
  const focus = (which: 'first' | 'last') =>
    // After the entries are there.
    setTimeout(() =>
      entriesOf(panel.ref.current)
        .at(which === 'first' ? 0 : -1)
        ?.focus(),
    );
  const button = () => document.getElementById(`${id}-button`);
  return (
    <CloseMenu value={() => setOpen(false)}>
      <button
        id={`${id}-button`}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-describedby={describedBy}
        popoverTarget={id}
        className={buttonClass}
        // Once the scripts are there they open it; the browser would do it twice.
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
          // By keyboard.
          if (event.detail === 0 && !open) focus('first');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
          focus(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {label}
      </button>
      <div
        {...panel}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        onKeyDown={(event) => {
          if (event.key === 'Escape' || event.key === 'Tab') {
            event.preventDefault();
            setOpen(false);
            button()?.focus();
          } else moveFocus(event);
        }}
        className={classNames(
          'fixed z-40 hidden max-h-[calc(100dvh-5.5rem)] min-w-60 animate-appear overflow-y-auto rounded border bg-white p-1.5 text-neutral-900 shadow outline-none open:block data-open:block',
          place,
        )}
      >
        {filled && children}
      </div>
    </CloseMenu>
  );
}

function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** Moves the focus by the arrows, Home, End, and the first letter of an entry. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const entries = entriesOf(event.currentTarget);
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  const next = entryFor(event, entries, at);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function entryFor(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  all: HTMLElement[],
  at: number,
) {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key === 'ArrowDown') return all[at + 1] ?? all[0];
  if (key === 'ArrowUp') return all[at <= 0 ? all.length - 1 : at - 1];
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (entry: HTMLElement) =>
    entry.textContent.toLowerCase().startsWith(key.toLowerCase());
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins);
}

/** Class name, defined in app/portal.css: the portals alone have such menus. */
const ROW = 'menu-entry';

interface NavMenuLinkProps {
  href: string;
  icon: ReactNode;
  current?: boolean;
  children: ReactNode;
}

export function NavMenuLink({ href, icon, current = false, children }: NavMenuLinkProps) {
  const close = useContext(CloseMenu);
  return (
    <Link
      href={href}
      prefetch={false}
      role="menuitem"
      tabIndex={-1}
      aria-current={current ? 'page' : undefined}
      onClick={close}
      className={ROW}
    >
      {icon}
      {children}
    </Link>
  );
}

interface NavMenuItemProps {
  icon: ReactNode;
  onSelect: () => void;
  children: ReactNode;
}

export function NavMenuItem({ icon, onSelect, children }: NavMenuItemProps) {
  const close = useContext(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={ROW}
      onClick={() => {
        close();
        onSelect();
      }}
    >
      {icon}
      {children}
    </button>
  );
}

export function NavMenuDivider() {
  return <hr className="my-1.5 border-t" />;
}
