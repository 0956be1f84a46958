'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { usePractice } from '@/components/platform/practice';
import { UnreadCount } from '../messages/unread-count';
import { Drawing } from './drawing';
import { entriesFor, isCurrent } from './portal-entries';

export function PortalSide() {
  const pathname = usePathname();
  const practice = usePractice();
  return (
    <nav
      aria-label="Portal"
      className="on-dark sticky top-header hidden h-[calc(100dvh-4rem)] w-side shrink-0 overflow-y-auto bg-teal-900 p-4 lg:block print:hidden"
    >
      <ul className="grid gap-1">
        {entriesFor(practice?.rights ?? null).map((entry) => (
          <li key={entry.href}>
            <Link
              href={entry.href}
              prefetch={false}
              aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
              className="side-link"
            >
              <Drawing of={entry.drawing} />
              <span>{entry.label}</span>
              {entry.counted && <UnreadCount className="ml-auto" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
