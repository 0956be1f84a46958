'use client';

import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Eye, EyeOff, IdCard } from 'lucide';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { profilePath } from '@/components/lawyers/addresses';
import { classNames } from '@/components/ui/class-names';
import { Badge } from '@/components/ui/feedback/badge';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { ownProfileQuery } from '@/lib/client/lawyers/own-profile';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { isShown } from './is-shown';
import { PROFILE_PATH } from './sections';

export function ProfileHeader() {
  const { data: profile } = useQuery(ownProfileQuery);
  // Below it a phone has room for the form alone.
  const isFirst = usePathname() === PROFILE_PATH;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-3xl">Profile</h1>
      <div className="flex flex-wrap items-center gap-2">
        {profile && (
          <div className={classNames('flex flex-wrap gap-2', !isFirst && 'max-lg:hidden')}>
            <PublicState profile={profile} />
            <CheckState checked={profile.ibp_verified} />
          </div>
        )}
        <Link
          href={profile && isShown(profile) ? profilePath(profile._id) : PROFILE_PATH}
          prefetch={false}
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          <Icon of={Eye} className="size-4" />
          See it as a client
        </Link>
      </div>
    </div>
  );
}

function PublicState({ profile }: { profile: OwnProfile }) {
  if (isShown(profile))
    return (
      <Badge tone="good" icon={<Icon of={Eye} className="size-4" />}>
        Shown in search
      </Badge>
    );
  return (
    <Badge tone="waiting" icon={<Icon of={EyeOff} className="size-4" />}>
      {profile.is_public ? 'Not shown yet' : 'Hidden from search'}
    </Badge>
  );
}

function CheckState({ checked }: { checked: boolean }) {
  return checked ? (
    <Badge tone="good" icon={<Icon of={BadgeCheck} className="size-4" />}>
      IDs checked
    </Badge>
  ) : (
    <Badge tone="waiting" icon={<Icon of={IdCard} className="size-4" />}>
      IDs not checked
    </Badge>
  );
}
