'use client';

import { NotificationsBell } from '@/components/notifications/notifications-bell';
import { NotificationsMenu } from '@/components/notifications/notifications-menu';
import { useSession } from '@/lib/client/accounts/session';
import type { NotificationList } from '@/lib/contract/notifications/notifications';
import { HeldTimesLater } from '../meetings/held-times-later';

/** The bell in the header of the client portal: it comes with its news, and opens before the page's scripts are there. */
export function ClientBell({ notices }: { notices: NotificationList | null }) {
  const { status, user } = useSession();
  if (!user) return null;
  return (
    <NotificationsBell
      userId={user._id}
      confirmed={status === 'authenticated' && user.email_verified}
      pinned={<HeldTimesLater />}
      Menu={NotificationsMenu}
      notices={notices}
    />
  );
}
