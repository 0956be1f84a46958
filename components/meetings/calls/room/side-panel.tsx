'use client';

import type { ReactNode, RefObject } from 'react';
import { CallSheet, PanelHeader } from './call-sheet';

export interface PanelPlace {
  id: string;
  open: boolean;
  wide: boolean;
  returnTo: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

interface SidePanelProps {
  place: PanelPlace;
  title: string;
  closeLabel: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** Panel during the call: beside the picture if there is room, else over it. */
export function SidePanel({ place, title, closeLabel, actions, children }: SidePanelProps) {
  const { id, open, wide, returnTo, onClose } = place;
  const header = { title, closeLabel, actions };
  const close = () => {
    onClose();
    returnTo.current?.focus();
  };
  if (!wide) {
    return (
      <CallSheet
        id={id}
        open={open}
        onClose={onClose}
        returnTo={returnTo}
        height="fixed"
        header={header}
      >
        {children}
      </CallSheet>
    );
  }
  if (!open) return null;
  return (
    <aside
      id={id}
      aria-label={title}
      className="flex w-80 shrink-0 flex-col overflow-hidden rounded bg-teal-900 xl:w-96"
      onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && close()}
    >
      <PanelHeader {...header} heading="h2" onClose={close} />
      {children}
    </aside>
  );
}
