import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import { formatShortMonth } from '@/lib/domain/platform/clock-labels';

export function VerifiedBadge({
  lawyer,
}: {
  lawyer: Pick<LawyerCard, 'ibp_verified' | 'verified_at'>;
}) {
  if (!lawyer.ibp_verified || !lawyer.verified_at) return null;
  return (
    <span className="verified">
      {`IBP ID checked ${formatShortMonth(Date.parse(lawyer.verified_at))}`}
    </span>
  );
}
