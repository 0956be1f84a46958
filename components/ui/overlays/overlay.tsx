'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { ScrollLock } from './scroll-lock';

export interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Read after the title by a screen reader; shown only by `Dialog`. */
  description?: ReactNode;
  /** Takes the focus on close if the element that opened it is gone. */
  returnTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

interface OverlayFrameProps
  extends Pick<OverlayProps, 'open' | 'onOpenChange' | 'returnTo' | 'children'> {
  className: string;
  described: boolean;
}

/**
 * Shared frame of dialog and drawer: keeps the focus inside, closes on Escape and a press outside, and stops the page
 * from scrolling. Radix' own overlay is left out: it stops scrolling with a style element, which the content security
 * policy refuses; `ScrollLock` does it instead. What has `data-first-focus` gets the focus when it opens, else the
 * first that can have it.
 */
export function OverlayFrame(props: OverlayFrameProps) {
  const { open, onOpenChange, className, described, returnTo, children } = props;
  const opener = useRef<Element | null>(null);
  useSelectListFirst();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="fixed inset-0 z-40 animate-appear bg-neutral-950/60">
          <ScrollLock />
        </div>
        <Radix.Content
          {...(described ? {} : { 'aria-describedby': undefined })}
          className={classNames('fixed z-50 flex flex-col bg-neutral-50 shadow', className)}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const first =
              event.target instanceof Element && event.target.querySelector('[data-first-focus]');
            if (!(first instanceof HTMLElement)) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Safari gives no focus to a button that is pressed.
            const known = opener.current?.isConnected && opener.current !== document.body;
            const next = known ? opener.current : returnTo?.current;
            if (next instanceof HTMLElement) next.focus();
          }}
          onEscapeKeyDown={closeListFirst}
          onFocus={showFocused}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Scrolls the focused element into view: Radix moves the focus from the last to the first without scrolling. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** Lets the first Escape close an open list inside, and the second the panel. */
function closeListFirst(event: KeyboardEvent) {
  const { target } = event;
  if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]')) {
    event.preventDefault();
  }
}

/**
 * Does the same for a select: the browser closes its list, unless the key is prevented, which Radix does at the
 * document. So the key must not reach it.
 */
function useSelectListFirst() {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.target instanceof HTMLOptionElement) {
        event.stopPropagation();
      }
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, []);
}

export const OverlayTitle = Radix.Title;
export const OverlayDescription = Radix.Description;
export const OverlayClose = Radix.Close;
