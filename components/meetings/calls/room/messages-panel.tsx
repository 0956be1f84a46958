'use client';

import type { RefObject } from 'react';
import { OverlayFrame, OverlayTitle } from '@/components/ui/overlays/overlay';
import { CallMessages, type CallMessagesProps } from './call-messages';

interface MessagesPanelProps extends Omit<CallMessagesProps, 'title'> {
  id: string;
  open: boolean;
  /** Whether the window has room for a column. */
  wide: boolean;
  /** Has the focus when the panel is closed. */
  returnTo: RefObject<HTMLButtonElement | null>;
}

const TITLE = 'font-sans text-base font-semibold';

/** The messages beside the picture where there is room, else over it. */
export function MessagesPanel({ id, open, wide, returnTo, ...messages }: MessagesPanelProps) {
  const { onClose } = messages;
  const close = () => {
    onClose();
    returnTo.current?.focus();
  };
  if (wide) {
    if (!open) return null;
    return (
      <aside
        id={id}
        aria-label="Messages"
        className="flex w-80 shrink-0 flex-col overflow-hidden rounded bg-teal-900"
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <CallMessages {...messages} onClose={close} title={<h2 className={TITLE}>Messages</h2>} />
      </aside>
    );
  }
  return (
    <OverlayFrame
      open={open}
      onOpenChange={(next) => !next && onClose()}
      described={false}
      returnTo={returnTo}
      className="inset-x-0 bottom-0 h-[75dvh] animate-from-bottom overflow-hidden rounded-t motion-reduce:animate-none sm:inset-y-0 sm:right-0 sm:left-auto sm:h-auto sm:w-96 sm:animate-from-right sm:rounded-none"
    >
      <div
        id={id}
        className="on-dark flex min-h-0 flex-1 flex-col bg-teal-900 pb-[env(safe-area-inset-bottom)] text-white"
      >
        <CallMessages
          {...messages}
          title={<OverlayTitle className={TITLE}>Messages</OverlayTitle>}
        />
      </div>
    </OverlayFrame>
  );
}
