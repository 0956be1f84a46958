import Link from 'next/link';
import type { ReactNode } from 'react';

interface EntryLinkProps {
  /** Address of the meeting's page; null for a member of the practice without access. */
  href: string | null;
  className: string;
  children: ReactNode;
}

export function EntryLink({ href, className, children }: EntryLinkProps) {
  if (href === null) return <span className={className}>{children}</span>;
  return (
    <Link href={href} prefetch={false} className={className}>
      {children}
    </Link>
  );
}
