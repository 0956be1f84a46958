import { FileText, type IconNode, Search, Settings, Video } from 'lucide';

interface ClientEntry {
  href: string;
  label: string;
  /** On a phone, where a tab is narrow. */
  short: string;
  icon: IconNode;
  /** Paths below which the entry is the current one, beside its own. */
  covers?: string;
}

const MEETINGS: ClientEntry = {
  href: '/customer-portal',
  label: 'Meetings',
  short: 'Meetings',
  icon: Video,
  covers: '/customer-portal/meeting/',
};
const AGREEMENTS: ClientEntry = {
  href: '/customer-portal/work-items',
  label: 'Agreements',
  short: 'Agreements',
  icon: FileText,
  covers: '/customer-portal/work-items/',
};
const FIND: ClientEntry = {
  href: '/lawyers-online',
  label: 'Find a lawyer',
  short: 'Find',
  icon: Search,
};
const SETTINGS: ClientEntry = {
  href: '/customer-portal/account-settings',
  label: 'Account settings',
  short: 'Settings',
  icon: Settings,
};

/** Beside the pages of the client portal. */
export const SIDE_ENTRIES: readonly ClientEntry[] = [MEETINGS, AGREEMENTS, SETTINGS];

/** At the lower edge of a phone. */
export const TAB_ENTRIES: readonly ClientEntry[] = [MEETINGS, AGREEMENTS, FIND, SETTINGS];

/** Whether `pathname` is the page of an entry, or one that belongs to it. */
export function isCurrentEntry({ href, covers }: ClientEntry, pathname: string): boolean {
  return pathname === href || (covers !== undefined && pathname.startsWith(covers));
}
