'use client';
import { useId } from 'react';
import { AdministrationLink } from '@/components/accounts/administration-link';
import { useLogout } from '@/components/accounts/authentication/use-logout';
import { PUBLIC_PROFILE_PATH } from '@/components/lawyers/addresses';
import { NotificationsBell } from '@/components/notifications/notifications-bell';
import { NotificationsMenu } from '@/components/notifications/notifications-menu';
import { PRACTICES_PATH, usePractice } from '@/components/platform/practice';
import { Wordmark } from '@/components/site/layout/wordmark';
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
import type { StoredUser } from '@/lib/contract/accounts/users';
import { fullName } from '@/lib/domain/accounts/full-name';
import { firstPageOf } from '@/lib/domain/platform/members';
import { Drawing } from './drawing';
import { PracticeSwitch } from './practice-switch';

export function LawyerBar({ notifications }: { notifications: FirstNotifications | null }) {
  const { status, user } = useSession();
  const practice = usePractice();
  return (
    <header className="on-dark sticky low:relative top-0 z-30 bg-teal-900 text-white print:hidden">
      <div className="flex h-header items-center gap-3 px-4 lg:px-6">
        <Wordmark
          href={practice ? firstPageOf(practice.rights) : '/lawyer-portal'}
          onDark
          className={practice ? 'max-sm:hidden' : ''}
        />
        {practice && <PracticeSwitch practice={practice} />}
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-3">
          {user && (
            <>
              <NotificationsBell
                userId={user._id}
                confirmed={status === 'authenticated' && user.email_verified}
                Menu={NotificationsMenu}
                first={notifications}
                onDark
              />
              <LawyerMenu user={user} />
            </>
          )}
        </div>
      </div>
    </header>
  );
}

type Person = Pick<StoredUser, 'type' | 'first_name' | 'last_name' | 'picture_url'>;

function LawyerMenu({ user }: { user: Person }) {
  const logout = useLogout();
  const tooltip = useId();
  const practice = usePractice();
  const own = fullName(user);
  const name = user.type === 'LAWYER' ? `Atty. ${own}` : own;
  return (
    <Tooltip id={tooltip} text="Account settings">
      <NavMenu
        describedBy={tooltip}
        buttonClass="-mr-1.5 flex min-h-tap min-w-0 items-center gap-2.5 rounded px-1.5 transition-colors hover:bg-teal-700"
        place="inset-auto top-15 right-2 lg:right-4"
        label={
          <>
            <span className="sr-only">Account menu of </span>
            <span className="max-w-60 truncate font-medium max-sm:sr-only">{name}</span>
            <Avatar name={name} pictureUrl={user.picture_url} size="small" square loading="eager" />
          </>
        }
      >
        {practice ? (
          <NavMenuLink href={PRACTICES_PATH} icon={<Drawing of="practices" />}>
            Practices you work for
          </NavMenuLink>
        ) : (
          <OwnPages />
        )}
        <NavMenuLink href="/lawyer-portal/account-settings" icon={<Drawing of="settings" />}>
          Account Settings
        </NavMenuLink>
        <NavMenuItem icon={<Drawing of="logout" />} onSelect={logout}>
          Logout
        </NavMenuItem>
      </NavMenu>
    </Tooltip>
  );
}

function OwnPages() {
  return (
    <>
      <NavMenuLink href="/lawyer-portal" icon={<Drawing of="video" />}>
        Meetings
      </NavMenuLink>
      <NavMenuLink href="/lawyer-portal/work-items" icon={<Drawing of="agreements" />}>
        Engagement Agreements
      </NavMenuLink>
      <AdministrationLink Row={NavMenuLink} />
      <NavMenuDivider />
      <NavMenuLink href={PUBLIC_PROFILE_PATH} icon={<Drawing of="public" />}>
        Your public profile
      </NavMenuLink>
      <NavMenuLink href="/lawyer-portal/profile" icon={<Drawing of="profile" />}>
        Profile Settings
      </NavMenuLink>
    </>
  );
}
