import Link from 'next/link';
import type { ReactNode } from 'react';
import type { BlockerEntry, CalendarEntry } from './model/entries';

interface EntryLinkProps {
  /** Address of the meeting's page; null for a member of the practice without access. */
  href: string | null;
  className: string;
  children: ReactNode;
}

/** Returns where an entry leads: to its meeting or appointment, if its reader may see that. */
export function hrefOf(entry: Exclude<CalendarEntry, BlockerEntry>): string | null {
  return entry.kind === 'busy' ? null : entry.href;
}

export function EntryLink({ href, className, children }: EntryLinkProps) {
  if (href === null) return <span className={className}>{children}</span>;
  return (
    <Link href={href} prefetch={false} className={className}>
      {children}
    </Link>
  );
}
