'use client';

import { X } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import { OverlayFrame, OverlayTitle } from '@/components/ui/overlays/overlay';
import { ICON_BUTTON } from '../picture/icon-button';

/** Classes of forms and texts that keep their light style on the dark ground of the call. */
export const PAPER = 'on-paper rounded bg-neutral-50 text-neutral-900';

interface CallSheetProps {
  id?: string;
  open: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLButtonElement | null>;
  /** On a phone: full height from the start, or the height of its content. */
  height: 'fixed' | 'content';
  header: PanelHeaderProps;
  children: ReactNode;
}

const PLACE =
  'inset-x-0 bottom-0 animate-from-bottom overflow-hidden rounded-t motion-reduce:animate-none sm:inset-y-0 sm:right-0 sm:left-auto sm:h-auto sm:max-h-none sm:w-104 sm:animate-from-right sm:rounded-none';

/** A dark sheet over the call: at the lower edge of a phone, at the right of a wider window. */
export function CallSheet(props: CallSheetProps) {
  const { id, open, onClose, returnTo, height, header, children } = props;
  return (
    <OverlayFrame
      open={open}
      onOpenChange={(next) => !next && onClose()}
      described={false}
      returnTo={returnTo}
      className={classNames(PLACE, height === 'fixed' ? 'h-[75dvh]' : 'max-h-[calc(100dvh-2rem)]')}
    >
      <div
        id={id}
        className="on-dark flex min-h-0 flex-1 flex-col bg-teal-900 pb-[env(safe-area-inset-bottom)] text-white"
      >
        <PanelHeader {...header} onClose={onClose} heading={OverlayTitle} />
        {children}
      </div>
    </OverlayFrame>
  );
}

interface PanelHeaderProps {
  title: string;
  back?: ReactNode;
  actions?: ReactNode;
  closeLabel: string;
}

interface WholePanelHeaderProps extends PanelHeaderProps {
  heading: typeof OverlayTitle | 'h2';
  onClose: () => void;
}

export function PanelHeader(props: WholePanelHeaderProps) {
  const { title, back, actions, closeLabel, heading: Heading, onClose } = props;
  return (
    <div className="flex shrink-0 items-center border-b border-teal-700 py-1.5 pr-1.5 pl-4">
      {back}
      <Heading className="min-w-0 flex-1 truncate font-sans text-base font-semibold">
        {title}
      </Heading>
      {actions}
      <button type="button" className={ICON_BUTTON} aria-label={closeLabel} onClick={onClose}>
        <Icon of={X} className="size-5" />
      </button>
    </div>
  );
}
