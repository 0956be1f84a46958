import Link from 'next/link';
import type { ReactNode } from 'react';

interface EntryLinkProps {
  /** Of the meeting’s page; null for a member of the practice who may not open it. */
  href: string | null;
  className: string;
  children: ReactNode;
}

/** A meeting in a calendar: it leads to its page, for those who have that page. */
export function EntryLink({ href, className, children }: EntryLinkProps) {
  if (href === null) return <span className={className}>{children}</span>;
  return (
    <Link href={href} prefetch={false} className={className}>
      {children}
    </Link>
  );
}
