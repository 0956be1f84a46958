'use client';

import { createContext, type ReactNode, use } from 'react';
import type { MemberRight } from '@/lib/domain/platform/members';

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
