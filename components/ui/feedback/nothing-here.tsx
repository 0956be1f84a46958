import type { ReactNode } from 'react';

export function EmptySection({ children }: { children: ReactNode }) {
  return (
    <p className="rounded border border-dashed border-neutral-300 px-4 py-5 text-neutral-700">
      {children}
    </p>
  );
}
