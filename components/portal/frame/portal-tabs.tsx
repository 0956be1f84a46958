'use client';

import { usePathname } from 'next/navigation';
import { useLogout } from '@/components/accounts/authentication/use-logout';
import { usePractice } from '@/components/platform/practice';
import { classNames } from '@/components/ui/class-names';
import {
  NavMenu,
  NavMenuDivider,
  NavMenuItem,
  NavMenuLink,
} from '@/components/ui/overlays/nav-menu';
import { Drawing } from './drawing';
import { TabEntry } from './entries';
import { ENTRIES_OF_A_PHONE, entriesFor, isCurrent } from './portal-entries';

const SETTINGS = '/lawyer-portal/account-settings';
const ACCOUNT = { drawing: 'settings', label: 'Account Settings' } as const;

export function PortalTabs() {
  const pathname = usePathname();
  const logout = useLogout();
  const practice = usePractice();
  const entries = entriesFor(practice?.rights ?? null);
  const rest = entries.slice(ENTRIES_OF_A_PHONE);
  const isInSettings = pathname === SETTINGS || pathname.startsWith(`${SETTINGS}/`);
  // What is shown of the rest: its sign stands in place of the dots.
  const shown =
    rest.find((entry) => isCurrent(entry, pathname)) ?? (isInSettings ? ACCOUNT : undefined);
  return (
    <nav
      aria-label="Portal"
      className="fixed low:static inset-x-0 bottom-0 z-30 border-t bg-white pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="flex h-bar">
        {entries.slice(0, ENTRIES_OF_A_PHONE).map((entry) => (
          <TabEntry key={entry.href} entry={entry} isCurrent={isCurrent(entry, pathname)} />
        ))}
        <li className="flex-1">
          <NavMenu
            buttonClass={classNames('tab-link', shown && 'tab-shown')}
            place="inset-auto right-2 bottom-[calc(5rem+env(safe-area-inset-bottom))]"
            label={
              <>
                <Drawing of={shown?.drawing ?? 'more'} />
                <span>More</span>
                {shown && <span className="sr-only"> (now {shown.label})</span>}
              </>
            }
          >
            {rest.map((entry) => (
              <NavMenuLink
                key={entry.href}
                href={entry.href}
                current={isCurrent(entry, pathname)}
                icon={<Drawing of={entry.drawing} />}
              >
                {entry.label}
              </NavMenuLink>
            ))}
            {rest.length > 0 && <NavMenuDivider />}
            <NavMenuLink href={SETTINGS} current={isInSettings} icon={<Drawing of="settings" />}>
              Account Settings
            </NavMenuLink>
            <NavMenuItem icon={<Drawing of="logout" />} onSelect={logout}>
              Logout
            </NavMenuItem>
          </NavMenu>
        </li>
      </ul>
    </nav>
  );
}
