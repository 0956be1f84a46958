import {
  CalendarDays,
  CircleQuestionMark,
  CircleUserRound,
  FileText,
  type IconNode,
  LayoutDashboard,
  MessagesSquare,
  Stamp,
  UserRoundPlus,
  Users,
  Video,
  Wallet,
} from 'lucide';
import { type MemberRight, mayOpen } from '@/lib/domain/platform/members';

interface PortalEntry {
  href: string;
  label: string;
  icon: IconNode;
  /** Paths below which the entry is current; without them only its own path. */
  covers?: readonly string[];
  counted?: boolean;
}

/** Number of entries on a phone beside "More", which opens the rest. */
export const ENTRIES_OF_A_PHONE = 4;

/** Pages of the lawyer portal, in the order of both navigations; only pages that exist. */
export const PORTAL_ENTRIES: readonly PortalEntry[] = [
  { href: '/lawyer-portal', label: 'Dashboard', icon: LayoutDashboard },
  {
    href: '/lawyer-portal/meetings',
    label: 'Meetings',
    icon: Video,
    covers: ['/lawyer-portal/meetings', '/lawyer-portal/meeting'],
  },
  { href: '/lawyer-portal/calendar', label: 'Calendar', icon: CalendarDays },
  {
    href: '/lawyer-portal/messages',
    label: 'Messages',
    icon: MessagesSquare,
    covers: ['/lawyer-portal/messages'],
    counted: true,
  },
  {
    href: '/lawyer-portal/clients',
    label: 'Clients',
    icon: Users,
    covers: ['/lawyer-portal/clients'],
  },
  {
    href: '/lawyer-portal/work-items',
    label: 'Engagement Agreements',
    icon: FileText,
    covers: ['/lawyer-portal/work-items'],
  },
  {
    href: '/lawyer-portal/payments',
    label: 'Payments',
    icon: Wallet,
    covers: ['/lawyer-portal/payments'],
  },
  { href: '/lawyer-portal/members', label: 'Members', icon: UserRoundPlus },
  { href: '/lawyer-portal/notary-public', label: 'Notarial services', icon: Stamp },
  {
    href: '/lawyer-portal/profile',
    label: 'Profile',
    icon: CircleUserRound,
    covers: ['/lawyer-portal/profile'],
  },
  { href: '/lawyer-portal/help', label: 'Help', icon: CircleQuestionMark },
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
