import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/skip-link';
import { LawyerBar } from './lawyer-bar';

/** Frame of /lawyer-portal: a bar of its own instead of the site header. Pages bring `<main id="main">`. */
export function LawyerPortalShell({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <LawyerBar />
      {children}
    </div>
  );
}
