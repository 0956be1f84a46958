import Link from 'next/link';
import type { ReactNode } from 'react';
import type { BusyEntry, MeetingEntry } from './model/entries';

interface EntryLinkProps {
  /** Address of the meeting's page; null for a member of the practice without access. */
  href: string | null;
  className: string;
  children: ReactNode;
}

/** Returns where an entry leads: to its meeting, if its reader may see that. */
export function hrefOf(entry: MeetingEntry | BusyEntry): string | null {
  return entry.kind === 'meeting' ? entry.href : null;
}

export function EntryLink({ href, className, children }: EntryLinkProps) {
  if (href === null) return <span className={className}>{children}</span>;
  return (
    <Link href={href} prefetch={false} className={className}>
      {children}
    </Link>
  );
}
