'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Eye } from 'lucide';
import Link from 'next/link';
import { useState } from 'react';
import { PUBLIC_PROFILE_PATH } from '@/components/lawyers/addresses';
import { Obstacles, obstaclesIn } from '@/components/lawyers/profile-editor/preview/obstacles';
import { ShareCard, type Shared } from '@/components/lawyers/profile-editor/preview/share-card';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { Card } from '@/components/ui/layout/card';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { factorsQuery, hasFactor } from '@/lib/client/accounts/second-factor';
import { SET_VISIBILITY_FAILURE, useSetVisibility } from '@/lib/client/lawyers/own-profile';
import { dashboardQuery } from '@/lib/client/meetings/dashboard';
import { messageFor } from '@/lib/client/platform/messages';
import type { Dashboard } from '@/lib/contract/meetings/dashboard';
import { profileSteps } from '@/lib/domain/lawyers/profile-steps';
import { StepsCard } from './steps-card';

interface GoingPublicProps {
  profile: Dashboard['profile'];
  /** Shown once the profile is; null for one that was visible when the page came. */
  shared: Shared | null;
}

/** Steps before a lawyer's profile is public, then the publish button, then the link to share. Nothing afterwards. */
export function GoingPublic({ profile, shared }: GoingPublicProps) {
  const [isShownNow, setShownNow] = useState(false);
  const factors = useQuery({ ...factorsQuery, enabled: !profile.is_visible }).data;
  if (isShownNow) return <Public shared={shared} />;
  if (profile.is_visible) return null;
  const isChecked = profile.checked_at !== null;
  const { missing, status } = profile;
  const steps = profileSteps({
    missing,
    status,
    isChecked,
    hasFactor: factors && hasFactor(factors),
  });
  if (steps.some(({ state }) => state !== 'done'))
    return <StepsCard steps={steps} profile={profile} />;
  return <Ready wasShown={profile.was_shown} onShown={() => setShownNow(true)} />;
}

function Ready({ wasShown, onShown }: { wasShown: boolean; onShown: () => void }) {
  const queries = useQueryClient();
  const visibility = useSetVisibility();
  const obstacles = obstaclesIn(visibility.error);
  const show = () =>
    visibility.mutate(true, {
      onSuccess: () => {
        onShown();
        void queries.invalidateQueries({ queryKey: dashboardQuery.queryKey });
      },
    });
  return (
    <Card>
      <section aria-labelledby="ready" className="grid gap-4">
        <div>
          <h2 id="ready" className="text-2xl">
            {wasShown ? 'Your profile is hidden' : 'You are ready.'}
          </h2>
          <p className="mt-1 max-w-text text-neutral-700">
            {wasShown
              ? 'You have hidden it. Clients can find and book you again once you show it. Booked meetings stay.'
              : 'Your profile is complete and your IDs are checked. Clients can find and book you once you show it; you can hide it at any time.'}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:*:w-full">
          <Button pending={visibility.isPending} pendingLabel="Showing" onClick={show}>
            {!visibility.isPending && <Icon of={Eye} className="size-5" />}
            <span>Show my profile</span>
          </Button>
          <Link href={PUBLIC_PROFILE_PATH} prefetch={false} className={textLinkAloneClass}>
            Preview it as a client
          </Link>
        </div>
        {obstacles.length > 0 && <Obstacles links={obstacles} />}
        {visibility.isError && obstacles.length === 0 && (
          <Notice tone="bad" title={messageFor(SET_VISIBILITY_FAILURE, visibility.error)} />
        )}
      </section>
    </Card>
  );
}

function Public({ shared }: { shared: Shared | null }) {
  return (
    <div className="grid gap-4">
      <Notice
        ref={focusOnMount}
        tabIndex={-1}
        title="Your profile is public."
        icon={<Icon of={CircleCheck} className="mt-0.5 size-5" />}
      >
        Clients can find and book you now.
      </Notice>
      {shared && <ShareCard {...shared} />}
    </div>
  );
}
