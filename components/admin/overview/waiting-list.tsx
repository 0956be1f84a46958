import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { Overview } from '@/lib/contract/admin/overview';
import { formatCount } from '@/lib/domain/platform/numbers';
import { age } from './age';

interface Entry {
  label: string;
  href: string;
  count: number;
  oldest: string | null;
  /** Set where any waiting item is an error. */
  wrong?: boolean;
}

function entriesOf(overview: Overview): Entry[] {
  const { verifications, cases, refunds, payouts, webhooks } = overview;
  return [
    { label: 'Verifications to check', href: '/admin/verifications', ...verifications },
    { label: 'Absences to decide', href: '/admin/cases?kind=absence', ...cases.absence },
    { label: 'Agreements to decide', href: '/admin/cases?kind=dispute', ...cases.dispute },
    { label: 'Reviews to decide', href: '/admin/cases?kind=review', ...cases.review },
    {
      label: 'Payments that belong to no booking',
      href: '/admin/cases?kind=unclaimed',
      ...cases.unclaimed,
    },
    { label: 'Questions to answer', href: '/admin/cases?kind=help', ...cases.help },
    { label: 'Refunds to pay by hand', href: '/admin/refunds', ...refunds.manual },
    { label: 'Refunds that failed', href: '/admin/refunds', ...refunds.failed, wrong: true },
    { label: 'Payouts to approve', href: '/admin/payouts?status=WAITING', ...payouts.waiting },
    {
      label: 'Payouts that failed',
      href: '/admin/payouts?status=FAILED',
      ...payouts.failed,
      wrong: true,
    },
    {
      label: 'Webhooks that failed in 24 hours',
      href: '/admin/webhooks?outcome=failed',
      count: webhooks.failed,
      oldest: null,
      wrong: true,
    },
    {
      label: 'Payment events of the last 24 hours that do not match our records',
      href: '/admin/webhooks?outcome=differs',
      count: webhooks.differs,
      oldest: null,
      wrong: true,
    },
    {
      label: 'Jobs that were given up',
      href: '/admin/jobs',
      count: overview.failed_jobs,
      oldest: null,
      wrong: true,
    },
  ];
}

interface WaitingListProps {
  overview: Overview;
  /** Epoch milliseconds. */
  now: number;
}

/** Items that wait for a person, each with its link; the rest are named in one line. */
export function WaitingList({ overview, now }: WaitingListProps) {
  const entries = entriesOf(overview);
  const waiting = entries.filter(({ count }) => count > 0);
  const none = entries.filter(({ count }) => count === 0);
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="text-xl">
        What waits
      </h2>
      {waiting.length > 0 && (
        <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {waiting.map((entry) => (
            <li key={entry.label}>
              <Waits {...entry} now={now} />
            </li>
          ))}
        </ul>
      )}
      {none.length > 0 && <Nothing entries={none} isAll={waiting.length === 0} />}
    </section>
  );
}

function Waits({ label, href, count, oldest, wrong = false, now }: Entry & { now: number }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className={classNames(
        'flex h-full min-h-tap items-center gap-4 rounded border px-4 py-3 transition-colors',
        look(wrong),
      )}
    >
      <span className="text-2xl font-semibold tabular">{formatCount(count)}</span>
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {oldest && <span className="block text-sm">Oldest: {age(Date.parse(oldest), now)}</span>}
      </span>
    </Link>
  );
}

function Nothing({ entries, isAll }: { entries: readonly Entry[]; isAll: boolean }) {
  return (
    <details className="mt-3 text-neutral-600">
      <summary className="min-h-tap cursor-pointer py-2.5">
        {isAll ? 'Nothing waits.' : 'Nothing else waits.'}
      </summary>
      <ul className="grid gap-x-6 text-sm sm:grid-cols-2 xl:grid-cols-3">
        {entries.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} prefetch={false} className={textLinkAloneClass}>
              {label}: 0
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function look(wrong: boolean): string {
  return wrong
    ? 'border-red-300 bg-red-50 text-red-800 hover:border-red-700'
    : 'border-amber-300 bg-amber-50 text-amber-900 hover:border-amber-800';
}
