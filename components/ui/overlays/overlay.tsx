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
  /** Has the focus afterwards where what opened it is gone. */
  returnTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

interface OverlayFrameProps
  extends Pick<OverlayProps, 'open' | 'onOpenChange' | 'returnTo' | 'children'> {
  /** Place and look of the panel. */
  className: string;
  described: boolean;
}

/**
 * What dialog and drawer share: focus kept inside, Escape and a press outside close, the page behind does not scroll.
 * Radix' own overlay is left out: it stops scrolling with a style element, which the content security policy refuses;
 * `ScrollLock` does it instead.
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
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
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

/** Radix takes the focus from the last to the first without scrolling: in a low window the first is out of sight. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/** An open list inside closes by the first Escape, the panel by the second. */
function closeListFirst(event: KeyboardEvent) {
  const { target } = event;
  if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]')) {
    event.preventDefault();
  }
}

/**
 * The same for a select: the browser closes its list, unless the key is prevented, which Radix does at the document. So
 * the key must not get there.
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
