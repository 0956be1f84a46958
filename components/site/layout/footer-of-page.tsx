'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';

/** Pages on which somebody is in the middle of something. */
const STEPS: ReadonlySet<string> = new Set([
  'book',
  'checkout',
  'compare-lawyers',
  'join-practice',
  'lawyers-online/named',
  'practices',
  'request-notary',
  'verify-email',
  'waitlist',
]);

/** Shows the footer of one line where links to elsewhere would only be in the way; else the footer of the site. */
export function FooterOfPage({ short, children }: { short: ReactNode; children: ReactNode }) {
  const [first = '', second] = useSelectedLayoutSegments();
  return STEPS.has(first) || STEPS.has(`${first}/${second}`) ? short : children;
}
