'use client';

import { Clock } from 'lucide';
import { useEffect, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import { noteRequestTime, watchDeviceClock } from '@/lib/client/platform/server-clock';
import { notableDifference, onClockChange } from '@/lib/clock';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/platform/time';

/** Sets the page's clock from the instant of the request; used in layouts of pages whose actions depend on the time. */
export function ServerClock({ now }: { now: number }) {
  useEffect(() => noteRequestTime(now), [now]);
  useEffect(watchDeviceClock, []);
  return null;
}

interface ClockNoticeProps {
  onDark?: boolean;
  className?: string;
}

/** Shows by how much the clock of this device is wrong, if by more than two minutes; nothing otherwise. */
export function ClockNotice({ onDark = false, className }: ClockNoticeProps) {
  const difference = useSyncExternalStore(onClockChange, notableDifference, () => 0);
  if (difference === 0) return null;
  return (
    <p
      role="status"
      className={classNames(
        'flex gap-3 rounded border p-3 text-sm',
        onDark
          ? 'border-amber-300 bg-teal-900 text-teal-50 [&>svg]:text-amber-300'
          : 'border-amber-300 bg-amber-50 text-amber-900',
        className,
      )}
    >
      <Icon of={Clock} className="mt-0.5 size-5 shrink-0" />
      <span>{clockText(difference)} The times on this page go by ours.</span>
    </p>
  );
}

/** Returns `The clock of this device is 12 minutes slow.` for its lag in milliseconds; negative means fast. */
export function clockText(difference: number): string {
  return `The clock of this device is ${roundedLength(Math.abs(difference))} ${difference > 0 ? 'slow' : 'fast'}.`;
}

/** Rounds a duration to its best unit: `12 minutes`, `3 hours`, `2 days`. */
function roundedLength(ms: number): string {
  const [unit, noun] =
    ms < 90 * MINUTE_MS
      ? [MINUTE_MS, 'minute']
      : ms < 23.5 * HOUR_MS
        ? [HOUR_MS, 'hour']
        : [24 * HOUR_MS, 'day'];
  const count = Math.round(ms / unit);
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
