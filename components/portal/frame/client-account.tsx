'use client';

import { useId } from 'react';
import { AdministrationLink } from '@/components/accounts/administration-link';
import { useLogout } from '@/components/accounts/authentication/use-logout';
import { ACCOUNT_SAVED_PATH } from '@/components/lawyers/addresses';
import { PracticeEntries } from '@/components/lawyers/members/practice-entries';
import { NotificationsBell } from '@/components/notifications/notifications-bell';
import { NotificationsMenu } from '@/components/notifications/notifications-menu';
import { Avatar } from '@/components/ui/display/avatar';
import {
  NavMenu,
  NavMenuDivider,
  NavMenuItem,
  NavMenuLink,
} from '@/components/ui/overlays/nav-menu';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import { useSession } from '@/lib/client/accounts/session';
import type { FirstNotifications } from '@/lib/client/notifications/notifications';
import { fullName } from '@/lib/domain/accounts/full-name';
import { HeldTimesLater } from '../meetings/held-times-later';
import { Drawing } from './drawing';

/**
 * Bell and account menu in the header of the client portal. They come with the page, the bell with its first notices,
 * and open before the page hydrates.
 */
export function ClientAccount({ notifications }: { notifications: FirstNotifications | null }) {
  const { status, user } = useSession();
  const logout = useLogout();
  const tooltip = useId();
  if (!user) return null;
  const name = fullName(user);
  return (
    <>
      <NotificationsBell
        userId={user._id}
        confirmed={status === 'authenticated' && user.email_verified}
        pinned={<HeldTimesLater />}
        Menu={NotificationsMenu}
        first={notifications}
      />
      <Tooltip id={tooltip} text="Account settings">
        <NavMenu
          describedBy={tooltip}
          buttonClass="-mr-1.5 flex min-h-tap min-w-0 items-center gap-2.5 rounded px-1.5 transition-colors hover:bg-neutral-100"
          place="inset-auto top-15 right-[max(0.5rem,calc(50vw-36.5rem))]"
          label={
            <>
              <span className="sr-only">Account menu of </span>
              <span className="max-w-60 truncate font-medium max-sm:sr-only">{name}</span>
              <Avatar name={name} pictureUrl={user.picture_url} size="small" loading="eager" />
            </>
          }
        >
          <PracticeEntries Row={NavMenuItem} icon={<Drawing of="practices" />} />
          <NavMenuLink href="/customer-portal" icon={<Drawing of="video" />}>
            Meetings
          </NavMenuLink>
          <NavMenuLink href="/customer-portal/work-items" icon={<Drawing of="agreements" />}>
            Engagement Agreements
          </NavMenuLink>
          <NavMenuLink href={ACCOUNT_SAVED_PATH} icon={<Drawing of="saved" />}>
            Saved lawyers
          </NavMenuLink>
          <AdministrationLink Row={NavMenuLink} />
          <NavMenuDivider />
          <NavMenuLink href="/customer-portal/account-settings" icon={<Drawing of="settings" />}>
            Account Settings
          </NavMenuLink>
          <NavMenuItem icon={<Drawing of="logout" />} onSelect={logout}>
            Logout
          </NavMenuItem>
        </NavMenu>
      </Tooltip>
    </>
  );
}
