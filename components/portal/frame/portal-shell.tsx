import type { ReactNode } from 'react';
import { SupportFooter } from '@/components/site/layout/support-footer';
import { SkipLink } from '@/components/ui/layout/skip-link';
import type { FirstNotifications } from '@/lib/client/notifications/notifications';
import { LawyerBar } from './lawyer-bar';
import { PortalSide } from './portal-side';
import { PortalTabs } from './portal-tabs';

interface LawyerPortalShellProps {
  notifications: FirstNotifications | null;
  supportPhone?: string;
  children: ReactNode;
}

/**
 * Frame of /lawyer-portal: a bar and a navigation of its own instead of the site header. Pages render `<main
 * id="main">`.
 */
export function LawyerPortalShell(props: LawyerPortalShellProps) {
  const { notifications, supportPhone, children } = props;
  return (
    <div className="min-h-dvh max-lg:pb-bar low:pb-0">
      <SkipLink />
      <LawyerBar notifications={notifications} />
      <div className="lg:flex">
        <PortalSide />
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex-1">{children}</div>
          <SupportFooter phone={supportPhone} className="border-t px-4 py-2 lg:px-6" />
        </div>
      </div>
      <PortalTabs />
    </div>
  );
}
