'use client';

import { X } from 'lucide';
import { useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../forms/button';
import { useHydrated } from '../hooks/use-hydrated';
import { Icon } from '../icons/icon';
import type { OverlayProps } from './overlay';
import { ScrollLock } from './scroll-lock';

interface EarlyDialogProps extends Omit<OverlayProps, 'returnTo'> {
  /** Id for the button that opens it: `command="show-modal" commandfor={id}`. */
  id: string;
}

/**
 * A native dialog: its button opens it before the page hydrates, and text typed by then is kept. Styled like
 * `Dialog`.
 */
export function EarlyDialog(props: EarlyDialogProps) {
  const { id, open, onOpenChange, title, description, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const known = useRef(false);
  const name = useId();
  // Closed it holds nothing, but for a press that comes before the scripts.
  const filled = !useHydrated() || open;
  // Before anything is painted: what was opened before the scripts came stays as it is.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (element.open && !open && !known.current) onOpenChange(true);
    else if (open && !element.open) element.showModal();
    else if (!open && element.open) element.close();
    known.current = true;
  }, [open, onOpenChange]);
  return (
    <dialog
      ref={dialog}
      id={id}
      // The browser has opened it.
      suppressHydrationWarning
      aria-labelledby={name}
      aria-describedby={description ? `${name}-more` : undefined}
      // Not "any": the end of the press that opens it over the calendar would close it again.
      closedby="closerequest"
      // Beside the panel.
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onOpenChange(false)}
      onClose={() => onOpenChange(false)}
      className="inset-x-0 top-auto bottom-0 max-h-[calc(100dvh-2rem)] w-full max-w-none flex-col rounded-t bg-white text-neutral-900 shadow backdrop:bg-neutral-950/60 open:flex open:animate-from-bottom sm:inset-0 sm:m-auto sm:h-fit sm:max-w-dialog sm:rounded sm:open:animate-rise"
    >
      {open && <ScrollLock />}
      {filled && (
        <div className="overflow-y-auto overscroll-contain p-5 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2 id={name} className="pt-1.5 font-serif text-2xl font-medium">
              {title}
            </h2>
            <IconButton
              aria-label="Close"
              className="-mr-2"
              command="close"
              commandfor={id}
              onClick={() => onOpenChange(false)}
            >
              <Icon of={X} className="size-5" />
            </IconButton>
          </div>
          {description && (
            <div id={`${name}-more`} className="mt-2 text-neutral-700">
              {description}
            </div>
          )}
          {children}
        </div>
      )}
    </dialog>
  );
}
