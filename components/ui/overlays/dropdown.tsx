'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import Link from 'next/link';
import { type ReactElement, type ReactNode, useRef } from 'react';

interface DropdownProps {
  trigger: ReactNode;
  children: ReactNode;
  /** Edge of the trigger that the menu is aligned to. */
  align?: 'start' | 'end';
  /** Initially open, because it was pressed before its code was loaded; by keyboard the first entry has the focus. */
  opening?: 'pointer' | 'keyboard';
}

/**
 * Rendered beside its trigger in the DOM too, so that it is in the same landmark. Not modal: the modal kind stops
 * scrolling with a style element, which the content security policy refuses.
 */
export function Dropdown({ trigger, children, align = 'end', opening }: DropdownProps) {
  const focused = useRef(opening !== 'keyboard');
  const focusFirst = (content: HTMLElement | null) => {
    if (!content || focused.current) return;
    focused.current = true;
    // After the menu has taken the focus itself.
    requestAnimationFrame(() => content.querySelector<HTMLElement>('[role="menuitem"]')?.focus());
  };
  return (
    <Radix.Root modal={false} defaultOpen={opening !== undefined}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        ref={focusFirst}
        align={align}
        sideOffset={8}
        collisionPadding={8}
        className="z-40 min-w-60 animate-appear rounded border bg-white p-1.5 text-neutral-900 shadow"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

const ROW =
  'flex min-h-tap w-full items-center gap-3 rounded-inner px-3 text-left outline-none data-highlighted:bg-neutral-100 data-disabled:text-neutral-500 [&>svg]:size-5 [&>svg]:text-neutral-600';

interface DropdownLinkProps {
  href: string;
  icon: ReactElement;
  current?: boolean;
  children: ReactNode;
}

export function DropdownLink({ href, icon, current = false, children }: DropdownLinkProps) {
  return (
    <Radix.Item asChild>
      <Link
        href={href}
        prefetch={false}
        aria-current={current ? 'page' : undefined}
        className={`${ROW} aria-[current]:bg-teal-100 aria-[current]:font-semibold aria-[current]:text-teal-900`}
      >
        {icon}
        {children}
      </Link>
    </Radix.Item>
  );
}

interface DropdownAnchorProps extends Omit<DropdownLinkProps, 'current'> {
  /** Set for a third-party page: it opens in a new tab, without a referrer or opener. */
  newTab?: boolean;
}

export function DropdownAnchor({ href, newTab = false, icon, children }: DropdownAnchorProps) {
  return (
    <Radix.Item asChild>
      <a
        href={href}
        {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : { download: true })}
        className={ROW}
      >
        {icon}
        <span>{children}</span>
        {newTab && <span className="sr-only"> (new tab)</span>}
      </a>
    </Radix.Item>
  );
}

interface DropdownItemProps extends Omit<DropdownLinkProps, 'href' | 'current'> {
  onSelect: () => void;
}

export function DropdownItem({ onSelect, icon, children }: DropdownItemProps) {
  return (
    <Radix.Item className={ROW} onSelect={onSelect}>
      {icon}
      {children}
    </Radix.Item>
  );
}

export function DropdownDivider() {
  return <Radix.Separator className="my-1.5 border-t" />;
}
