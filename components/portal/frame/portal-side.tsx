'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { usePractice } from '@/components/platform/practice';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import { UnreadCount } from '../messages/unread-count';
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
        {entriesFor(practice?.rights ?? null).map((entry) => {
          const current = isCurrent(entry, pathname);
          return (
            <li key={entry.href}>
              <Link
                href={entry.href}
                prefetch={false}
                aria-current={current ? 'page' : undefined}
                className={classNames(
                  'flex min-h-tap items-center gap-3 rounded px-3 font-medium transition-colors',
                  current
                    ? 'bg-teal-700 text-white'
                    : 'text-teal-100 hover:bg-teal-800 hover:text-white',
                )}
              >
                <Icon of={entry.icon} className="size-5" />
                <span>{entry.label}</span>
                {entry.counted && <UnreadCount className="ml-auto" />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
