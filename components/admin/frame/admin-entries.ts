import {
  BadgeCheck,
  Banknote,
  FileText,
  Gauge,
  type IconNode,
  ListChecks,
  Percent,
  ReceiptText,
  Scale,
  ScrollText,
  Settings2,
  Undo2,
  Users,
  Webhook,
} from 'lucide';
import type { WaitingCounts } from '@/lib/contract/admin/overview';

interface AdminEntry {
  href: string;
  label: string;
  icon: IconNode;
  /** Count shown beside the entry: items of its page that wait for a person. */
  waits?: keyof WaitingCounts;
}

export const ADMIN_ENTRIES: readonly AdminEntry[] = [
  { href: '/admin', label: 'Overview', icon: Gauge },
  { href: '/admin/verifications', label: 'Verification', icon: BadgeCheck, waits: 'verifications' },
  { href: '/admin/cases', label: 'Cases', icon: Scale, waits: 'cases' },
  { href: '/admin/refunds', label: 'Refunds', icon: Undo2, waits: 'refunds' },
  { href: '/admin/payouts', label: 'Payouts', icon: Banknote, waits: 'payouts' },
  { href: '/admin/ledger', label: 'Ledger', icon: ReceiptText },
  { href: '/admin/fee-invoices', label: 'Fee invoices', icon: FileText },
  { href: '/admin/users', label: 'Users', icon: Users },
  { href: '/admin/webhooks', label: 'Webhooks', icon: Webhook, waits: 'webhooks' },
  { href: '/admin/jobs', label: 'Jobs', icon: ListChecks, waits: 'jobs' },
  { href: '/admin/tax', label: 'Tax', icon: Percent },
  { href: '/admin/settings', label: 'Settings', icon: Settings2 },
  { href: '/admin/audit', label: 'Audit log', icon: ScrollText },
];

/** Returns the entry that `pathname` belongs to: the one with the longest matching path. */
export function currentEntry(pathname: string): AdminEntry | undefined {
  const above = ADMIN_ENTRIES.filter(
    ({ href }) => pathname === href || pathname.startsWith(`${href}/`),
  );
  return above.toSorted((a, b) => b.href.length - a.href.length)[0];
}
