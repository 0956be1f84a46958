'use client';

import { CircleCheck, CircleDashed, Eye, EyeOff } from 'lucide';
import Link from 'next/link';
import { profilePath } from '@/components/lawyers/addresses';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { Card } from '@/components/ui/layout/card';
import { textLinkAloneClass, textLinkClass } from '@/components/ui/layout/text-link';
import { SET_VISIBILITY_FAILURE, useSetVisibility } from '@/lib/client/lawyers/own-profile';
import { messageFor } from '@/lib/client/platform/messages';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { COPY } from '@/lib/contract/platform/copy';
import { isShown } from '../is-shown';
import { PartsDone } from '../section-nav';
import { Obstacles, obstaclesIn } from './obstacles';
import { PART_LINKS, REGISTRATION_LINK } from './parts';

export function VisibilityCard({ profile }: { profile: OwnProfile }) {
  const visibility = useSetVisibility();
  const { is_public, missing } = profile;
  const obstacles = obstaclesIn(visibility.error);
  const turn = () =>
    visibility.mutate(!is_public, {
      onSuccess: () => showToast('success', COPY.lawyerProfile.success),
      onError: (error) => showToast('error', messageFor(SET_VISIBILITY_FAILURE, error)),
    });
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-xl">Visibility</h2>
          <p className="mt-1.5 max-w-text" role="status">
            <span className="font-semibold">{stateOf(profile)}</span> {consequence(profile)}
          </p>
        </div>
        <Button
          variant={is_public ? 'outline' : 'primary'}
          pending={visibility.isPending}
          pendingLabel={is_public ? 'Hiding' : 'Showing'}
          onClick={turn}
        >
          {!visibility.isPending && <Icon of={is_public ? EyeOff : Eye} className="size-5" />}
          <span>{is_public ? 'Hide my profile' : 'Show my profile'}</span>
        </Button>
      </div>
      {obstacles.length > 0 && <Obstacles links={obstacles} />}
      {isShown(profile) ? (
        <p>
          <Link href={profilePath(profile._id)} prefetch={false} className={textLinkClass}>
            Open your public page
          </Link>
        </p>
      ) : (
        // The same parts once.
        missing.length > 0 && obstacles.length === 0 && <ProfileChecklist missing={missing} />
      )}
    </Card>
  );
}

function stateOf({ is_public, was_shown }: OwnProfile): string {
  if (is_public) return 'Public.';
  return was_shown ? 'Hidden.' : 'Not public yet.';
}

function consequence(profile: OwnProfile): string {
  const { is_public, ibp_verified, missing } = profile;
  if (!is_public) return 'Clients can’t find you or open your page.';
  if (isShown(profile)) return 'Clients can find and book you.';
  const what = [
    missing.length > 0 && 'every part below is complete',
    !ibp_verified && 'your IDs are checked',
  ].filter(Boolean);
  return `Clients see your profile once ${what.join(' and ')}.`;
}

function ProfileChecklist({ missing }: Pick<OwnProfile, 'missing'>) {
  const registration = missing.includes(REGISTRATION_LINK.part) ? [REGISTRATION_LINK] : [];
  const shown = [...PART_LINKS, ...registration];
  return (
    <section aria-labelledby="needed">
      <h3 id="needed" className="font-semibold">
        What is needed
      </h3>
      <div className="mt-2 max-w-80">
        <PartsDone missing={missing} />
      </div>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {shown.map(({ part, label, href }) => (
          <PartRow key={part} label={label} href={href} done={!missing.includes(part)} />
        ))}
      </ul>
    </section>
  );
}

function PartRow({ label, href, done }: { label: string; href: string; done: boolean }) {
  return (
    <li className="flex items-center gap-2.5">
      {done ? (
        <Icon of={CircleCheck} className="size-5 text-teal-700" />
      ) : (
        <Icon of={CircleDashed} className="size-5 text-amber-600" />
      )}
      <Link href={href} prefetch={false} className={textLinkAloneClass}>
        {label}
        <span className="sr-only">, {done ? 'complete' : 'to do'}</span>
      </Link>
    </li>
  );
}
