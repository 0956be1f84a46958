import type { ReactNode } from 'react';
import { Wordmark } from '@/components/site/layout/wordmark';
import { Notice } from '@/components/ui/feedback/notice';
import { SkipLink } from '@/components/ui/layout/skip-link';
import { Queries } from '@/lib/client/platform/queries';
import { AdminSearch } from '../search/admin-search';
import { AdminNavigation } from './admin-navigation';
import {
  LeaveAdministration,
  LockAdministration,
  SignOutOfAdministration,
} from './leave-administration';

interface AdminShellProps {
  /** The installation was restored and its operator has not released it yet. */
  isHeld: boolean;
  children: ReactNode;
}

/** Frame of the administration: a bar, and a navigation beside the page or, on a phone, above it. */
export function AdminShell({ isHeld, children }: AdminShellProps) {
  return (
    <Queries>
      <div className="min-h-dvh">
        <SkipLink />
        <AdminBar>
          <AdminSearch />
          <LockAdministration />
          <LeaveAdministration />
          <SignOutOfAdministration />
        </AdminBar>
        <div className="lg:flex">
          <AdminNavigation />
          <div className="min-w-0 flex-1">
            {isHeld && (
              <Notice tone="waiting" title="This installation is held" className="m-4 lg:mx-8">
                It was restored. Pages can be read, and no mail, job, payment, refund or payout
                leaves until its operator runs npm run release.
              </Notice>
            )}
            {children}
          </div>
        </div>
      </div>
    </Queries>
  );
}

/** Bar at the top, also on the page that asks for the second factor. */
export function AdminBar({ children }: { children?: ReactNode }) {
  return (
    <header className="on-dark sticky low:relative top-0 z-30 bg-teal-900 text-white print:hidden">
      <div className="flex h-header items-center gap-3 px-4 lg:px-6">
        {/* On the narrowest screens the mark alone: there the bar was wider than the page. */}
        <Wordmark
          href="/"
          onDark
          className="max-[25rem]:w-8 max-[25rem]:shrink-0 max-[25rem]:overflow-hidden"
        />
        <span className="border-l border-teal-700 pl-3 font-medium text-teal-100 max-sm:hidden">
          Administration
        </span>
        <div className="ml-auto flex items-center">{children}</div>
      </div>
    </header>
  );
}
