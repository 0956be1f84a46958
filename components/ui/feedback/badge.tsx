import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export type BadgeTone = 'good' | 'waiting' | 'now' | 'neutral' | 'bad';

const TONES: Record<BadgeTone, string> = {
  good: 'border-teal-200 bg-teal-50 text-teal-800',
  waiting: 'border-amber-200 bg-amber-50 text-amber-800',
  now: 'border-lime-300 bg-lime-100 text-lime-950',
  neutral: 'border-neutral-200 bg-neutral-100 text-neutral-700',
  bad: 'border-red-200 bg-red-50 text-red-700',
};

interface BadgeProps {
  tone?: BadgeTone;
  /** A lucide icon, `size-4`. The text carries the meaning; icon and colour repeat it. */
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-inner border px-2 py-0.5 text-sm font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {icon}
      <span>{children}</span>
    </span>
  );
}
