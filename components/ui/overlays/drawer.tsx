'use client';

import { X } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { iconButtonClass } from '../forms/button-class';
import { Icon } from '../icons/icon';
import {
  OverlayClose,
  OverlayDescription,
  OverlayFrame,
  type OverlayProps,
  OverlayTitle,
} from './overlay';

type DrawerSide = 'top' | 'sheet';

interface DrawerProps extends OverlayProps {
  /** `top` opens from the upper edge; `sheet` is at the bottom of a phone and at the right of a wider window. */
  side: DrawerSide;
  /** Shown instead of the title, which screen readers still read. */
  header?: ReactNode;
  /** Buttons that stay in view below the content. */
  footer?: ReactNode;
  closeLabel: string;
}

const SIDES: Record<DrawerSide, string> = {
  top: 'inset-x-0 top-0 max-h-dvh animate-from-top rounded-b',
  sheet:
    'inset-x-0 bottom-0 max-h-[calc(100dvh-2rem)] animate-from-bottom rounded-t sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-104 sm:animate-from-right sm:rounded-none',
};

export function Drawer(props: DrawerProps) {
  const { side, open, onOpenChange, title, description, header, footer, closeLabel } = props;
  const { returnTo, children } = props;
  return (
    <OverlayFrame
      open={open}
      onOpenChange={onOpenChange}
      described={Boolean(description)}
      returnTo={returnTo}
      className={SIDES[side]}
    >
      <div className="flex h-header shrink-0 items-center justify-between border-b px-4 lg:px-6">
        <OverlayTitle className={header ? 'sr-only' : 'text-xl'}>{title}</OverlayTitle>
        {header}
        <OverlayClose className={classNames(iconButtonClass, '-mr-2')} aria-label={closeLabel}>
          <Icon of={X} className="size-5" />
        </OverlayClose>
      </div>
      {description && <OverlayDescription className="sr-only">{description}</OverlayDescription>}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      {footer && <div className="flex gap-3 border-t bg-white p-4 lg:px-6">{footer}</div>}
    </OverlayFrame>
  );
}
