'use client';

import Link from 'next/link';
import { createContext, type ReactNode, use } from 'react';
import { routeAccess } from '@/lib/domain/platform/guards';
import { type MemberRight, mayOpen } from '@/lib/domain/platform/members';

/** Where somebody chooses for whom to work. */
export const PRACTICES_PATH = '/practices';

interface Practice {
  /** Of the membership. */
  id: string;
  lawyerName: string;
  rights: readonly MemberRight[];
}

const PracticeContext = createContext<Practice | null>(null);

/** Around the portal: the practice that a member works for in it, null for its lawyer. */
export function WorkingFor(props: { practice: Practice | null; children: ReactNode }) {
  return <PracticeContext value={props.practice}>{props.children}</PracticeContext>;
}

/** The practice that is worked for; null where everything is one's own. */
export function usePractice(): Practice | null {
  return use(PracticeContext);
}

/** Whether something that a right opens is shown: everything to lawyers and clients. The API decides for itself. */
export function useMay(): (right: MemberRight) => boolean {
  const practice = use(PracticeContext);
  return (right) => practice?.rights.includes(right) ?? true;
}

/** Whether a page of this site opens for the reader: to a member of a practice those alone that the rights open. */
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

/** A link for those to whom its page opens; the text alone for a member of a practice to whom it does not. */
export function PermittedLink({ href, className, children }: PermittedLinkProps) {
  const opens = useMayOpen();
  if (!opens(href)) return children;
  return (
    <Link href={href} prefetch={false} className={className}>
      {children}
    </Link>
  );
}
