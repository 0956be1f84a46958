'use client';

import { CircleAlert, CircleCheck, type IconNode, Info, X } from 'lucide';
import { useEffect, useRef } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import { buttonClass, iconButtonClass } from '../forms/button-class';
import { useMediaQuery } from '../hooks/use-media-query';
import { Icon } from '../icons/icon';
import {
  ACTION_TOAST_MS,
  receiveToasts,
  TOAST_MS,
  type Toast,
  type ToastKind,
} from './toast-queue';

const MARKS: Record<ToastKind, { mark: IconNode; color: string }> = {
  success: { mark: CircleCheck, color: 'size-5 text-teal-700' },
  error: { mark: CircleAlert, color: 'size-5 text-red-600' },
  info: { mark: Info, color: 'size-5 text-teal-700' },
};

/** @param first toasts that arrived while this code was loading */
export function ToastList({ first }: { first: Toast[] }) {
  const begun = useRef(false);
  const isPhone = useMediaQuery('(max-width: 600px)', false);

  useEffect(() => {
    const stop = receiveToasts(draw);
    // The live region has to be in the page before its first message, or it is not read out.
    const frame = requestAnimationFrame(() => {
      if (begun.current) return;
      begun.current = true;
      for (const toast of first) draw(toast);
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [first]);

  return (
    <Toaster
      // On a phone what is read stands on top, and bars at the lower edge.
      position={isPhone ? 'bottom-center' : 'top-right'}
      duration={TOAST_MS}
      offset={{ top: 76, right: 24 }}
      mobileOffset={{ bottom: 84, left: 16, right: 16 }}
      containerAriaLabel="Messages"
      toastOptions={{ unstyled: true, className: 'w-full' }}
    />
  );
}

function draw({ kind, text, action }: Toast) {
  const { mark, color } = MARKS[kind];
  const duration = action ? ACTION_TOAST_MS : TOAST_MS;
  const draws = (id: string | number) => (
    <div className="flex w-full items-center gap-3 rounded border bg-white py-1.5 pr-1.5 pl-4 font-sans text-base text-neutral-900 shadow">
      <Icon of={mark} className={color} />
      <p className="min-w-0 flex-1 py-1 font-medium">{text}</p>
      {action && (
        <button
          type="button"
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          onClick={() => {
            sonner.dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={iconButtonClass}
        aria-label="Dismiss"
        onClick={() => sonner.dismiss(id)}
      >
        <Icon of={X} className="size-5" />
      </button>
    </div>
  );
  sonner.custom(draws, { duration });
}
