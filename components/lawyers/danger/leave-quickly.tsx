'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/forms/button-class';
import { leaveQuickly, NEUTRAL_PAGE, onShiftThrice } from '@/lib/client/platform/leave-quickly';

/** Leaves for a neutral page, by a press or by Shift three times; without scripts a plain link. */
export function LeaveQuickly() {
  const [left, setLeft] = useState<number | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const isSeen = () => !link.current?.closest('details:not([open])');
    return onShiftThrice(
      () => isSeen() && leaveQuickly(),
      (presses) => setLeft(isSeen() ? presses : null),
    );
  }, []);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-neutral-700">
      <a
        ref={link}
        href={NEUTRAL_PAGE}
        rel="noreferrer nofollow"
        className={buttonClass({ variant: 'danger', size: 'small' })}
        onClick={(event) => {
          event.preventDefault();
          leaveQuickly();
        }}
      >
        Leave this page quickly
      </a>
      <span>
        <span className="pointer-coarse:hidden">Or press Shift three times. </span>
        Pages you saw before stay in the history.
      </span>
      <span role="status" className="sr-only">
        {left ? `Shift: press ${left} more to leave.` : ''}
      </span>
    </p>
  );
}
