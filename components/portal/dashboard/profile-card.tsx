import { ArrowRight, BadgeCheck, CircleCheck, CircleDashed, Clock } from 'lucide';
import Link from 'next/link';
import { PUBLIC_PROFILE_PATH } from '@/components/lawyers/addresses';
import { PART_LINKS } from '@/components/lawyers/profile-editor/preview/parts';
import { PART_COUNT, PROFILE_PATH } from '@/components/lawyers/profile-editor/sections';
import { Progress } from '@/components/ui/display/progress';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { Dashboard } from '@/lib/contract/meetings/dashboard';
import { formatDay } from '@/lib/domain/platform/clock-labels';

type Profile = Dashboard['profile'];
type Part = Profile['missing'][number];

const NAMES: Record<Part, string> = {
  basic_info: 'Basic info',
  banking_info: 'Bank details',
  picture: 'Picture',
  education: 'Education',
  work_experience: 'Work experience',
  availability: 'Available days',
  services: 'Prices for 30 and 60 minutes',
};

/** How far the profile is, what clients see of it, and the date of the check. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const { missing } = profile;
  const done = PART_COUNT - missing.length;
  // What is missing comes first.
  const parts = PART_LINKS.toSorted(
    (a, b) => Number(missing.includes(b.part)) - Number(missing.includes(a.part)),
  );
  return (
    <section aria-labelledby="profile" className="rounded border bg-white p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="profile" className="text-xl">
          Your profile
        </h2>
        <p className="text-sm font-semibold tabular">
          {done} of {PART_COUNT}
        </p>
      </div>
      <Progress label="Profile completeness" value={done} max={PART_COUNT} className="mt-3" />
      <p className="mt-3 text-sm text-neutral-700">{stateOf(profile)}</p>
      <ul className="mt-2">
        {parts.map(({ part, href }) => (
          <PartRow key={part} part={part} href={href} done={!missing.includes(part)} />
        ))}
      </ul>
      <p className="mt-2 text-sm">
        <Link href={PUBLIC_PROFILE_PATH} prefetch={false} className={textLinkAloneClass}>
          {profile.is_visible ? 'Your public profile' : 'Preview it as a client'}
        </Link>
      </p>
      <Check profile={profile} />
    </section>
  );
}

function PartRow({ part, href, done }: { part: Part; href: string; done: boolean }) {
  return (
    <li className="relative -mx-2 flex min-h-tap items-center gap-3 rounded-inner px-2 hover:bg-neutral-50">
      {done ? (
        <Icon of={CircleCheck} className="size-5.5 shrink-0 text-teal-700" />
      ) : (
        <Icon of={CircleDashed} className="size-5.5 shrink-0 text-amber-600" />
      )}
      <Link href={href} className={`stretch min-w-0 flex-1 rounded ${done ? '' : 'font-semibold'}`}>
        {NAMES[part]}
        <span className="sr-only">, {done ? 'complete' : 'to do'}</span>
      </Link>
      {!done && <Icon of={ArrowRight} className="size-4.5 shrink-0 text-neutral-600" />}
    </li>
  );
}

function stateOf({ is_visible, is_public, missing, checked_at }: Profile): string {
  if (is_visible) return 'Clients see your profile and can book you.';
  if (missing.length > 0)
    return `Clients can’t see it until you finish the missing ${missing.length === 1 ? 'part' : 'parts'}. Booked meetings stay.`;
  if (checked_at === null) return 'Complete. Clients will see it once your IDs are checked.';
  return is_public
    ? 'Clients can’t see it.'
    : 'Complete, but you have hidden it. Booked meetings stay.';
}

/** The date of the check, or what comes of it. */
function Check({ profile: { checked_at, status } }: { profile: Profile }) {
  const isWaiting = checked_at === null && status === 'PENDING';
  return (
    <p className="mt-2 flex items-center gap-2 border-t pt-4 text-sm font-semibold">
      {checked_at ? (
        <>
          <Icon of={BadgeCheck} className="size-4.5 text-teal-800" />
          <span className="text-teal-800">IBP ID checked {formatDay(Date.parse(checked_at))}</span>
        </>
      ) : (
        <>
          <Icon of={isWaiting ? Clock : CircleDashed} className="size-4.5 text-amber-600" />
          {isWaiting ? (
            'Your IDs are being checked'
          ) : (
            <Link href={`${PROFILE_PATH}#verification`} className="rounded-inner underline">
              Your IDs are not checked
            </Link>
          )}
        </>
      )}
    </p>
  );
}
