import { type MemberRight, mayOpen } from '@/lib/domain/platform/members';
import type { DrawingName } from './drawing';

interface PortalEntry {
  href: string;
  label: string;
  drawing: DrawingName;
  /** Paths below which the entry is current; without them only its own path. */
  covers?: readonly string[];
  counted?: boolean;
}

/** Number of entries on a phone beside "More", which opens the rest. */
export const ENTRIES_OF_A_PHONE = 4;

/** Pages of the lawyer portal, in the order of both navigations; only pages that exist. */
export const PORTAL_ENTRIES: readonly PortalEntry[] = [
  { href: '/lawyer-portal', label: 'Dashboard', drawing: 'dashboard' },
  {
    href: '/lawyer-portal/meetings',
    label: 'Meetings',
    drawing: 'video',
    covers: ['/lawyer-portal/meetings', '/lawyer-portal/meeting'],
  },
  { href: '/lawyer-portal/calendar', label: 'Calendar', drawing: 'calendar' },
  {
    href: '/lawyer-portal/messages',
    label: 'Messages',
    drawing: 'messages',
    covers: ['/lawyer-portal/messages'],
    counted: true,
  },
  {
    href: '/lawyer-portal/clients',
    label: 'Clients',
    drawing: 'clients',
    covers: ['/lawyer-portal/clients'],
  },
  {
    href: '/lawyer-portal/work-items',
    label: 'Engagement Agreements',
    drawing: 'agreements',
    covers: ['/lawyer-portal/work-items'],
  },
  {
    href: '/lawyer-portal/payments',
    label: 'Payments',
    drawing: 'payments',
    covers: ['/lawyer-portal/payments'],
  },
  { href: '/lawyer-portal/members', label: 'Members', drawing: 'members' },
  { href: '/lawyer-portal/notary-public', label: 'Notarial services', drawing: 'notary' },
  {
    href: '/lawyer-portal/profile',
    label: 'Profile',
    drawing: 'profile',
    covers: ['/lawyer-portal/profile'],
  },
  { href: '/lawyer-portal/help', label: 'Help', drawing: 'help' },
];

/** Whether `pathname` is the entry's page or belongs to it. */
export function isCurrent({ href, covers }: PortalEntry, pathname: string): boolean {
  if (!covers) return pathname === href;
  return covers.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Returns the entries for a member with these rights; with null all of them, for the lawyer. */
export function entriesFor(rights: readonly MemberRight[] | null): readonly PortalEntry[] {
  return rights === null
    ? PORTAL_ENTRIES
    : PORTAL_ENTRIES.filter(({ href }) => mayOpen(href, rights));
}
