import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/layout/skip-link';
import { LawyerBar } from './lawyer-bar';
import { PortalSide, PortalTabs } from './portal-navigation';

/** Frame of /lawyer-portal: a bar and a navigation of its own instead of the site header. Pages bring `<main id="main">`. */
export function LawyerPortalShell({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh max-lg:pb-bar">
      <SkipLink />
      <LawyerBar />
      <div className="lg:flex">
        <PortalSide />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      <PortalTabs />
    </div>
  );
}
