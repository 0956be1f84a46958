import type { ReactNode } from 'react';
import { LeafMark } from '@/components/ui/icons/leaf-mark';
import { SITE } from '@/lib/site';

export function GuestFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-header shrink-0 items-center border-b px-4 sm:px-8">
        <p className="inline-flex items-center gap-2 font-serif text-2xl font-medium text-teal-900">
          <LeafMark />
          {SITE.name}
        </p>
      </header>
      {children}
    </div>
  );
}
