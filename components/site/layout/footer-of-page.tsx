'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';

/** Pages on which somebody is in the middle of something. */
const STEPS: ReadonlySet<string | null> = new Set([
  'book',
  'checkout',
  'join-practice',
  'request-notary',
  'verify-email',
  'waitlist',
]);

/** Shows the footer of one line where links to elsewhere would only be in the way; else the footer of the site. */
export function FooterOfPage({ short, children }: { short: ReactNode; children: ReactNode }) {
  return STEPS.has(useSelectedLayoutSegment()) ? short : children;
}
