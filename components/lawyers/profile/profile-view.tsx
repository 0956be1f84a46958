import type { ReactNode } from 'react';
import type { LawyerProfile } from '@/lib/contract/lawyers';
import { openDays } from '../open-times';
import { withTitle } from '../practice';
import { CheckCard } from './check-card';
import { CheckedPanel } from './checked-panel';
import { FeesCard } from './fees-card';
import { NextBar } from './next-bar';
import { ProfileIdentity } from './profile-identity';
import { ProfileText } from './profile-text';
import { Reviews } from './reviews';
import { TimeCard } from './time-card';

interface ProfileViewProps {
  profile: LawyerProfile;
  /** Instant of the request, epoch milliseconds. */
  now: number;
  /** The Manila day a link asked for. */
  wantedDay: string | null;
  /** Centavos per meeting. */
  platformFee: number;
  siteUrl: string;
  /** The way back to the results. */
  back: ReactNode;
  /** Answer of the check, where it was asked for. */
  check: ReactNode;
}

/** A lawyer's public profile: who, what was checked, the times and their price, then everything else. */
export function ProfileView(props: ProfileViewProps) {
  const { profile, now, wantedDay, platformFee, siteUrl, back, check } = props;
  const { services } = profile;
  return (
    <>
      <main id="main" className="mx-auto max-w-page px-4 pt-4 pb-10 lg:px-6 lg:pt-6 lg:pb-20">
        {back}
        {check}
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-14">
          <div className="min-w-0">
            <ProfileIdentity profile={profile} now={now} />
            <CheckedPanel profile={profile} />
          </div>
          {/* Higher than most windows: it scrolls along until its end is in view, and stays there. */}
          <aside
            aria-label="Book"
            className="mt-6 grid content-start gap-4 lg:sticky lg:bottom-4 lg:row-span-2 lg:mt-3 lg:min-h-[calc(100dvh-6rem)] lg:self-end"
          >
            <TimeCard
              lawyerId={profile._id}
              services={services}
              calendar={profile.calendar}
              wantedDay={wantedDay}
              now={now}
            />
            <FeesCard services={services} platformFee={platformFee} />
            <CheckCard
              lawyerId={profile._id}
              name={withTitle(profile.display_name)}
              siteUrl={siteUrl}
              open={check !== null}
            />
          </aside>
          <div className="min-w-0">
            <ProfileText profile={profile} />
            <Reviews profile={profile} />
          </div>
        </div>
      </main>
      <NextBar
        days={openDays(profile.calendar)}
        from={Math.min(...services.map(({ price }) => price))}
        now={now}
      />
    </>
  );
}
