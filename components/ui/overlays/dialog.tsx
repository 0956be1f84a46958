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

interface DialogProps extends Omit<OverlayProps, 'children'> {
  children?: ReactNode;
  /** Buttons, the confirming one last; stacked on a phone. */
  actions?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, actions, returnTo, children } = props;
  return (
    <OverlayFrame
      open={open}
      onOpenChange={onOpenChange}
      described={Boolean(description)}
      returnTo={returnTo}
      className="inset-x-0 bottom-0 max-h-[calc(100dvh-2rem)] animate-from-bottom rounded-t bg-white sm:inset-0 sm:m-auto sm:h-fit sm:w-full sm:max-w-dialog sm:animate-rise sm:rounded"
    >
      <div className="overflow-y-auto overscroll-contain p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <OverlayTitle className="pt-1.5 font-serif text-2xl font-medium">{title}</OverlayTitle>
          <OverlayClose className={classNames(iconButtonClass, '-mr-2')} aria-label="Close">
            <Icon of={X} className="size-5" />
          </OverlayClose>
        </div>
        {description && (
          <OverlayDescription className="mt-2 text-neutral-700">{description}</OverlayDescription>
        )}
        {children}
        {actions && (
          <div className="mt-5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            {actions}
          </div>
        )}
      </div>
    </OverlayFrame>
  );
}
