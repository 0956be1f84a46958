'use client';
import { usePathname } from 'next/navigation';
import { ACCOUNT_SAVED_PATH } from '@/components/lawyers/addresses';
import type { DrawingName } from './drawing';
import { SideEntries, TabEntry } from './entries';

export function ClientSide() {
  const pathname = usePathname();
  return (
    <nav
      aria-label="Portal"
      className="sticky top-header hidden w-side shrink-0 self-start py-8 pl-6 lg:block print:hidden"
    >
      <SideEntries entries={SIDE_ENTRIES} isCurrent={(entry) => isCurrentEntry(entry, pathname)} />
    </nav>
  );
}

/** Navigation at the lower edge of a phone, within reach of the thumb. */
export function ClientTabs() {
  const pathname = usePathname();
  return (
    <nav
      aria-label="Portal"
      className="fixed low:static inset-x-0 bottom-0 z-30 border-t bg-white pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="flex h-bar">
        {TAB_ENTRIES.map((entry) => (
          <TabEntry
            key={entry.href}
            entry={{ ...entry, label: entry.short }}
            isCurrent={isCurrentEntry(entry, pathname)}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ClientEntry {
  href: string;
  label: string;
  short: string;
  drawing: DrawingName;
  /** Paths below which the entry is current, besides its own. */
  covers?: string;
  /** Shows the number of unread messages. */
  counted?: boolean;
}

const MEETINGS: ClientEntry = {
  href: '/customer-portal',
  label: 'Meetings',
  short: 'Meetings',
  drawing: 'video',
  covers: '/customer-portal/meeting/',
};

const MESSAGES: ClientEntry = {
  href: '/customer-portal/messages',
  label: 'Messages',
  short: 'Messages',
  drawing: 'messages',
  covers: '/customer-portal/messages/',
  counted: true,
};

const AGREEMENTS: ClientEntry = {
  href: '/customer-portal/work-items',
  label: 'Agreements',
  short: 'Agreements',
  drawing: 'agreements',
  covers: '/customer-portal/work-items/',
};

const SAVED: ClientEntry = {
  href: ACCOUNT_SAVED_PATH,
  label: 'Saved lawyers',
  short: 'Saved',
  drawing: 'saved',
};

const FIND: ClientEntry = {
  href: '/lawyers-online',
  label: 'Find a lawyer',
  short: 'Find',
  drawing: 'find',
};

const SETTINGS: ClientEntry = {
  href: '/customer-portal/account-settings',
  label: 'Account settings',
  short: 'Settings',
  drawing: 'settings',
  covers: '/customer-portal/account-settings/',
};

const HELP: ClientEntry = {
  href: '/customer-portal/help',
  label: 'Help',
  short: 'Help',
  drawing: 'help',
};

export const SIDE_ENTRIES: readonly ClientEntry[] = [
  MEETINGS,
  MESSAGES,
  AGREEMENTS,
  SAVED,
  SETTINGS,
  HELP,
];

export const TAB_ENTRIES: readonly ClientEntry[] = [MEETINGS, MESSAGES, AGREEMENTS, FIND, SETTINGS];

/** Whether `pathname` is the page of an entry, or one that belongs to it. */
export function isCurrentEntry({ href, covers }: ClientEntry, pathname: string): boolean {
  return pathname === href || (covers !== undefined && pathname.startsWith(covers));
}
