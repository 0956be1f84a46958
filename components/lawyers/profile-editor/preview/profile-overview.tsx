'use client';

import type { ReactNode } from 'react';
import { VerificationCard } from '@/components/lawyers/verification/verification-card';
import { isShown } from '../is-shown';
import { WithOwnProfile } from '../with-own-profile';
import { ProfilePreview } from './profile-preview';
import { VisibilityCard } from './visibility-card';

interface ProfileOverviewProps {
  /** Instant of the request, epoch milliseconds. */
  now: number;
  platformFee: number;
  /** The code of the check; drawn while there is a check to open. */
  check: ReactNode;
}

/** First page of the editor: whether clients see the profile, what is missing, and what they see. */
export function ProfileOverview({ now, platformFee, check }: ProfileOverviewProps) {
  return (
    <WithOwnProfile>
      {(profile) => (
        <div className="grid max-w-form gap-6">
          <VisibilityCard profile={profile} />
          <div className="*:mt-0 empty:hidden">
            <VerificationCard when="open" />
          </div>
          <ProfilePreview
            now={now}
            platformFee={platformFee}
            check={isShown(profile) ? check : null}
          />
        </div>
      )}
    </WithOwnProfile>
  );
}
