'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { PUBLIC_PROFILE_PATH } from '@/components/lawyers/addresses';
import { CheckedPanel } from '@/components/lawyers/profile/check/checked-panel';
import { DayGrid } from '@/components/lawyers/profile/day-grid';
import { FeesCard } from '@/components/lawyers/profile/fees-card';
import { LengthChoice } from '@/components/lawyers/profile/length-choice';
import { ProfileIdentity } from '@/components/lawyers/profile/profile-identity';
import { ProfileText } from '@/components/lawyers/profile/profile-text';
import { Reviews } from '@/components/lawyers/profile/reviews';
import { fromHourOf, openDays } from '@/components/lawyers/times/model/open-times';
import { useCurrentHour } from '@/components/lawyers/times/use-current-hour';
import { VerificationCard } from '@/components/lawyers/verification/verification-card';
import { QueryFailure } from '@/components/platform/query-failure';
import { TimesZone } from '@/components/ui/display/own-time';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { FREE_RULE } from '@/lib/catalogue/free-rule';
import { OWN_PROFILE_FAILURE, profilePreviewQuery } from '@/lib/client/lawyers/own-profile';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { type Length, minutesOf } from '@/lib/domain/lawyers/pricing';
import { dayKeyStart, formatDate, formatTime } from '@/lib/domain/platform/clock-labels';
import { isShown } from '../is-shown';
import { WithOwnProfile } from '../with-own-profile';
import { ShareCard, type Shared } from './share-card';
import { VisibilityCard } from './visibility-card';

interface ProfileOverviewProps {
  /** Instant of the request, epoch milliseconds. */
  now: number;
  platformFee: number;
  check: ReactNode;
  shared: Shared;
}

/** First page of the editor: whether clients see the profile, what is missing, and a preview. */
export function ProfileOverview({ now, platformFee, check, shared }: ProfileOverviewProps) {
  return (
    <WithOwnProfile>
      {(profile) => (
        <div className="grid max-w-form grid-cols-1 gap-6">
          <VisibilityCard profile={profile} />
          {isShown(profile) && <ShareCard {...shared} />}
          <div className="*:mt-0 empty:hidden">
            <VerificationCard when="open" />
          </div>
          <ProfilePreview now={now} platformFee={platformFee} isShown={isShown(profile)} />
          {isShown(profile) && check}
          <div className="*:mt-0 empty:hidden">
            <VerificationCard when="approved" />
          </div>
        </div>
      )}
    </WithOwnProfile>
  );
}

interface PreviewProps {
  /** Instant of the request, epoch milliseconds. */
  now: number;
  /** Centavos per meeting. */
  platformFee: number;
  /** Whether there is a public page. */
  isShown: boolean;
}

function ProfilePreview(props: PreviewProps) {
  const query = useQuery(profilePreviewQuery);
  const { data, isLoadingError } = query;
  if (data) return <Preview profile={data} {...props} />;
  if (isLoadingError) {
    return <QueryFailure query={query} failure={OWN_PROFILE_FAILURE} />;
  }
  return (
    <LoadingRegion label="Loading the preview">
      <Skeleton className="h-80 w-full" />
    </LoadingRegion>
  );
}

function Preview({
  profile,
  now,
  platformFee,
  isShown: hasPage,
}: PreviewProps & { profile: LawyerProfile }) {
  return (
    <section
      aria-label="Preview"
      className="rounded border-2 border-dashed border-neutral-300 px-4 pb-2 sm:px-6"
    >
      <p className="mt-4 text-sm font-medium text-neutral-600">As clients see it</p>
      <ProfileIdentity profile={profile} now={now} headingLevel="h2" />
      <div className="grid grid-cols-1 gap-4">
        <CheckedPanel profile={profile} />
        <PreviewTimes profile={profile} now={now} />
        {profile.services.length > 0 && (
          <FeesCard
            services={profile.services}
            free={profile.free_consultation}
            platformFee={platformFee}
          />
        )}
      </div>
      {hasPage && (
        <p className="mt-4 sm:hidden">
          <Link href={PUBLIC_PROFILE_PATH} prefetch={false} className={textLinkAloneClass}>
            The whole page as a client sees it
          </Link>
        </p>
      )}
      <div className={hasPage ? 'mt-8 max-sm:hidden' : 'mt-8'}>
        <ProfileText profile={profile}>
          <Reviews profile={profile} more={false} />
        </ProfileText>
      </div>
    </section>
  );
}

interface PreviewTimesProps {
  profile: LawyerProfile;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** The times as clients see them, without links. */
function PreviewTimes({ profile, now }: PreviewTimesProps) {
  const { services, free_consultation, calendar } = profile;
  const [chosenLength, setLength] = useState<Length | null>(null);
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const hour = useCurrentHour(now);
  const length = chosenLength ?? services[0]?.duration ?? 30;
  const days = fromHourOf(openDays(calendar, minutesOf(length)), hour);
  const open = days.filter(({ starts }) => starts.length > 0);
  const day = open.find(({ key }) => key === chosenDay) ?? open[0];
  return (
    <section aria-labelledby="preview-times" className="rounded border bg-white p-4 sm:p-5">
      <h3 id="preview-times" className="font-serif text-xl font-medium">
        Choose a time
      </h3>
      <p className="mt-1 text-sm text-neutral-600">You can’t book times in this preview.</p>
      {services.length > 0 ? (
        <LengthChoice
          services={services}
          free={free_consultation ? FREE_RULE.withThisLawyer : null}
          value={length}
          onChange={setLength}
        />
      ) : (
        <p className="mt-3 text-neutral-700">Your prices appear here once you set them.</p>
      )}
      <DayGrid days={days} chosen={day?.key ?? null} now={hour} onChoose={setChosenDay} />
      {day ? (
        <>
          <h4 id="preview-day" className="mt-4 border-t pt-4 font-semibold">
            {formatDate(dayKeyStart(day.key))} <TimesZone instant={dayKeyStart(day.key)} />
          </h4>
          <ul
            aria-labelledby="preview-day"
            className="mt-2.5 grid grid-cols-3 gap-2 sm:grid-cols-5"
          >
            {day.starts.map((start) => (
              <li
                key={start}
                className="grid min-h-tap place-items-center rounded border border-neutral-300 text-neutral-700 tabular"
              >
                {formatTime(start)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-4 border-t pt-4 text-neutral-700">
          No {minutesOf(length)}-minute times are open on these days.
        </p>
      )}
    </section>
  );
}
