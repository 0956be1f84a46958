import { BadgeCheck } from 'lucide';
import { Notice } from '@/components/ui/feedback/notice';
import { Icon } from '@/components/ui/icons/icon';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { cityLabel } from '../wording';
import { dayLabel } from './commission-news';

/** How the check of the commission that is saved stands, and what clients see meanwhile. */
export function CommissionCheck({ own }: { own: OwnNotary }) {
  const { check, approved } = own;
  if (check.status === 'APPROVED')
    return (
      <p className="flex items-center gap-2 font-semibold text-teal-800">
        <Icon of={BadgeCheck} className="size-5 shrink-0" />
        {approved ? `Approved on ${formatDay(Date.parse(approved.approved_at))}` : 'Approved'}
      </p>
    );
  return (
    <>
      <Undecided check={check} />
      <Standing own={own} />
    </>
  );
}

function Undecided({ check: { status, submitted_at, reason } }: Pick<OwnNotary, 'check'>) {
  const since = submitted_at ? ` since ${formatDay(Date.parse(submitted_at))}` : '';
  if (status === 'PENDING')
    return (
      <Notice tone="waiting" title={`Being checked${since}`}>
        A verifier compares the document with what you saved. We will email you the answer.
      </Notice>
    );
  if (status === 'REJECTED')
    return (
      <Notice tone="bad" title="Your commission was not approved">
        <p>The person who checked it wrote:</p>
        <blockquote className="mt-1 border-l-4 border-red-300 pl-3 font-medium wrap-anywhere">
          {reason}
        </blockquote>
      </Notice>
    );
  return null;
}

/** What was approved before, as long as it has not ended. */
function Standing({ own: { approved, days_left } }: { own: OwnNotary }) {
  if (!approved || days_left === null || days_left < 0) return null;
  const { city, commission_number, commission_territory, commission_valid_until } = approved;
  return (
    <Notice title={`Approved on ${formatDay(Date.parse(approved.approved_at))}, and still shown`}>
      Commission {commission_number} for {commission_territory}, valid until{' '}
      {dayLabel(commission_valid_until)}. Clients can find you in {cityLabel(city)} until another
      one is approved or this one ends.
    </Notice>
  );
}
