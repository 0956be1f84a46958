import { BadgeCheck } from 'lucide';
import { LawyersListLink } from '@/components/lawyers/lawyers-list';
import { Icon } from '@/components/ui/icons/icon';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { SITE } from '@/lib/site';

export function CheckedPanel({ profile }: { profile: LawyerProfile }) {
  if (!profile.ibp_verified || !profile.verified_at) return null;
  return (
    <div className="flex gap-3 rounded border border-teal-200 bg-teal-50 p-4 sm:p-5">
      <Icon of={BadgeCheck} className="size-6 text-teal-800" />
      <div className="min-w-0">
        <p className="font-semibold text-teal-900">
          IBP ID checked on{' '}
          {/* On a phone some days fill the line: it would break, or not, by the font that has come. */}
          <span className="max-sm:block">{formatDay(Date.parse(profile.verified_at))}</span>
        </p>
        {/* Five lines on most phones in our own face, four until it has come. */}
        <p className="mt-1 max-w-text text-sm text-neutral-700 max-sm:min-h-25">
          A person at {SITE.name} compared it and a government ID with the name on this page. The
          check confirms identity and bar membership on that day. It is not a rating.
        </p>
        <p className="mt-1 text-sm text-neutral-700">
          <span className="max-sm:block">
            Roll of Attorneys number: <span className="tabular">{profile.roll_number}</span>.
          </span>{' '}
          <span className="max-sm:block">Compare number and name on the</span> <LawyersListLink />.
        </p>
      </div>
    </div>
  );
}
