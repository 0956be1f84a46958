'use client';

import Link from 'next/link';
import { createContext, type ReactNode, use } from 'react';
import { routeAccess } from '@/lib/domain/platform/guards';
import { type MemberRight, mayOpen } from '@/lib/domain/platform/members';

/** Page on which a user chooses the practice to work for. */
export const PRACTICES_PATH = '/practices';

export interface Practice {
  id: string;
  lawyerName: string;
  rights: readonly MemberRight[];
}

const PracticeContext = createContext<Practice | null>(null);

/** Provides the practice that a member works for in the portal, null for its lawyer. */
export function WorkingFor(props: { practice: Practice | null; children: ReactNode }) {
  return <PracticeContext value={props.practice}>{props.children}</PracticeContext>;
}

/** Returns the practice that the user works for; null for their own account. */
export function usePractice(): Practice | null {
  return use(PracticeContext);
}

/** Returns whether a right is granted: all of them to lawyers and clients. The API enforces it separately. */
export function useMay(): (right: MemberRight) => boolean {
  const practice = use(PracticeContext);
  return (right) => practice?.rights.includes(right) ?? true;
}

/**
 * Returns whether a page of this site opens for the reader: a member of a practice opens only those of their rights.
 */
export function useMayOpen(): (href: string) => boolean {
  const practice = use(PracticeContext);
  return (href) => practice === null || opensFor(practice, href);
}

function opensFor({ rights }: Practice, href: string): boolean {
  const { pathname } = new URL(href, 'http://path.invalid');
  const access = routeAccess(pathname);
  return access === 'lawyer' ? mayOpen(pathname, rights) : access !== 'customer';
}

interface PermittedLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** A link if its page opens for the reader; else plain text, for a member without the right. */
export function PermittedLink({ href, className, children }: PermittedLinkProps) {
  const opens = useMayOpen();
  if (!opens(href)) return children;
  return (
    <Link href={href} prefetch={false} className={className}>
      {children}
    </Link>
  );
}
