'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import { waitingQuery } from '@/lib/client/admin/overview';
import { formatCount } from '@/lib/domain/platform/numbers';
import { useCurrentInView } from '../use-current-in-view';
import { ADMIN_ENTRIES, currentEntry } from './admin-entries';

/** Beside the page from `lg`; above it on smaller screens, as a row to swipe. */
export function AdminNavigation() {
  const current = currentEntry(usePathname());
  const { data: counts } = useQuery(waitingQuery);
  const row = useCurrentInView<HTMLUListElement>(current?.href);
  return (
    <nav
      aria-label="Administration"
      className="on-dark sticky max-lg:low:static top-header z-20 shrink-0 bg-teal-900 lg:h-[calc(100dvh-4rem)] lg:w-side lg:overflow-y-auto lg:p-4 print:hidden"
    >
      <ul ref={row} className="relative flex gap-1 overflow-x-auto px-3 pb-2 lg:grid lg:p-0">
        {ADMIN_ENTRIES.map((entry) => (
          <li key={entry.href} className="shrink-0">
            <Link
              href={entry.href}
              prefetch={false}
              aria-current={entry === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-tap items-center gap-3 rounded px-3 font-medium whitespace-nowrap transition-colors',
                entry === current
                  ? 'bg-teal-700 text-white'
                  : 'text-teal-100 hover:bg-teal-800 hover:text-white',
              )}
            >
              <Icon of={entry.icon} className="size-5" />
              <span>{entry.label}</span>
              {entry.waits && <Waiting count={counts?.[entry.waits] ?? 0} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Empty if none wait or the count is unknown. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-amber-100 px-2 text-sm font-semibold text-amber-900 tabular">
      {formatCount(count)}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
