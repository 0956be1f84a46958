import { BadgeCheck } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import { formatShortMonth } from '@/lib/domain/platform/clock-labels';

/** Shows what was checked and when; nothing for an unchecked lawyer. */
export function VerifiedBadge({
  lawyer,
}: {
  lawyer: Pick<LawyerCard, 'ibp_verified' | 'verified_at'>;
}) {
  if (!lawyer.ibp_verified || !lawyer.verified_at) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-medium whitespace-nowrap text-teal-800">
      <Icon of={BadgeCheck} className="size-4.5" />
      {`IBP ID checked ${formatShortMonth(Date.parse(lawyer.verified_at))}`}
    </span>
  );
}
