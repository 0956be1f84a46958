import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export type BadgeTone = 'good' | 'waiting' | 'now' | 'neutral' | 'bad';

/** Class names, defined in app/globals.css. */
const TONES: Record<BadgeTone, string | null> = {
  good: 'badge-good',
  waiting: 'badge-waiting',
  now: 'badge-now',
  neutral: null,
  bad: 'badge-bad',
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
    <span className={classNames('badge', TONES[tone], className)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
