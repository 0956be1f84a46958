import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** One grey bar of the size of what is coming: `<Skeleton className="h-5 w-40" />`. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span
      className={classNames('block animate-pulse rounded-inner bg-neutral-200', className)}
      aria-hidden="true"
    />
  );
}

/** Wraps the skeletons of one place and announces what is loading. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
