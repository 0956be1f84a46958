'use client';

import { usePathname } from 'next/navigation';
import { usePractice } from '@/components/platform/practice';
import { SideEntries } from './entries';
import { entriesFor, isCurrent } from './portal-entries';

export function PortalSide() {
  const pathname = usePathname();
  const practice = usePractice();
  return (
    <nav
      aria-label="Portal"
      className="on-dark sticky top-header hidden h-[calc(100dvh-4rem)] w-side shrink-0 overflow-y-auto bg-teal-900 p-4 lg:block print:hidden"
    >
      <SideEntries
        entries={entriesFor(practice?.rights ?? null)}
        isCurrent={(entry) => isCurrent(entry, pathname)}
      />
    </nav>
  );
}
