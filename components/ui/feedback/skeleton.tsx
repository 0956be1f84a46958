import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span
      className={classNames('block animate-pulse rounded-inner bg-neutral-200', className)}
      aria-hidden="true"
    />
  );
}

/** Wraps the skeletons of one region and announces what is loading. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
