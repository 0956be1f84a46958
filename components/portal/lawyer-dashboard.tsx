'use client';
import { useQuery } from '@tanstack/react-query';
import { Clock, Paperclip, Phone, Video } from 'lucide';
import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { PUBLIC_PROFILE_PATH } from '@/components/lawyers/addresses';
import { PassOnLink } from '@/components/lawyers/profile-editor/preview/pass-on-link';
import type { Shared } from '@/components/lawyers/profile-editor/preview/share-card';
import { VerificationCard } from '@/components/lawyers/verification/verification-card';
import { isJoinable, JoinMeeting } from '@/components/meetings/join-meeting';
import { plural, timeRange } from '@/components/meetings/meeting-labels';
import { meetingPath } from '@/components/meetings/meeting-path';
import { QueryFailure } from '@/components/platform/query-failure';
import { YourTime } from '@/components/ui/display/own-time';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { ownVerificationQuery } from '@/lib/client/lawyers/verification';
import { DASHBOARD_FAILURE, dashboardQuery } from '@/lib/client/meetings/dashboard';
import type { OwnVerification } from '@/lib/contract/lawyers/verification';
import type { Dashboard, NextMeeting as Next } from '@/lib/contract/meetings/dashboard';
import { formatDayTime, relativeDay } from '@/lib/domain/platform/clock-labels';
import { HOUR_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';
import { AgreementsCard } from './dashboard/agreements-card';
import { Countdown } from './dashboard/countdown';
import { GoingPublic } from './dashboard/going-public';
import { TodayCard } from './dashboard/today-card';
import { WeekCharts } from './dashboard/week-charts';
import { WorkCard } from './work/work-card';

const dashboardGridClass =
  'mt-4 grid items-start gap-4 sm:mt-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-5';

interface LawyerDashboardProps {
  lastName: string;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
  /** Shown once the profile is; null for one that was visible when the page came. */
  shared: Shared | null;
  /** Short address to pass on to clients. */
  bookingLink: string;
  asked?: ReactNode;
}

export function LawyerDashboard(props: LawyerDashboardProps) {
  const { lastName, requestNow, shared, bookingLink, asked } = props;
  const now = useNow(requestNow);
  const query = useQuery(dashboardQuery);
  const { data, isLoadingError } = query;
  const { data: own } = useQuery(ownVerificationQuery);
  // Nothing to do about them: of a lawyer whom clients see the card stands last, of others it is one of the steps. It
  // does not move when that changes while the page is open.
  const [waited] = useState(own?.status === 'PENDING');
  return (
    <>
      <p className="text-neutral-600 tabular">{formatDayTime(now)}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="mt-0.5 text-2xl sm:text-3xl">
          {greeting(now)}, Atty. {lastName}
        </h1>
        {data?.profile.is_visible && (
          <div className="mt-2 flex flex-wrap items-center gap-x-4">
            <PassOnLink url={bookingLink} />
            <Link
              href={PUBLIC_PROFILE_PATH}
              prefetch={false}
              className={`${textLinkAloneClass} text-sm`}
            >
              Your public profile
            </Link>
          </div>
        )}
      </div>
      {asked}
      {!waited && <VerificationCard when="open" />}
      {data && <Parts dashboard={withIds(data, own)} now={now} shared={shared} />}
      {!data && !isLoadingError && <DashboardSkeleton />}
      {!data && isLoadingError && (
        <QueryFailure query={query} failure={DASHBOARD_FAILURE} className="mt-6" />
      )}
      {waited && data?.profile.is_visible && <VerificationCard when="open" />}
    </>
  );
}

interface PartsProps {
  dashboard: Dashboard;
  now: number;
  shared: Shared | null;
}

function Parts({ dashboard, now, shared }: PartsProps) {
  const { next, today, profile, weeks } = dashboard;
  const isNew = isNewcomer(dashboard);
  return (
    <div className={dashboardGridClass}>
      <div className="grid min-w-0 grid-cols-1 gap-4 xl:gap-5">
        {next && <NextMeeting meeting={next} now={now} />}
        <GoingPublic profile={profile} shared={shared} />
        {!next && !isNew && <NothingNext />}
        <WorkCard now={now} quiet={isNew} />
        {isNew ? (
          <EmptySection>
            Your next meeting, bookings, earnings and profile views will show here once clients see
            your profile.
          </EmptySection>
        ) : (
          <WeekCharts weeks={weeks} />
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4 xl:gap-5">
        <TodayCard entries={today} now={now} />
        {!isNew && <AgreementsCard now={now} />}
      </div>
    </div>
  );
}

/** Merges the current state of the IDs, which is newer than the dashboard's right after a submission. */
function withIds(dashboard: Dashboard, own: OwnVerification | undefined): Dashboard {
  if (!own) return dashboard;
  const { status, checked_at, check_ends_at, renewal_due } = own;
  const ids = { status, checked_at, check_ends_at, renewal_due };
  return { ...dashboard, profile: { ...dashboard.profile, ...ids } };
}

/** Whether the lawyer is not public, and had neither bookings nor views in these weeks. */
function isNewcomer({ next, profile, weeks }: Dashboard): boolean {
  return (
    !profile.is_visible &&
    next === null &&
    weeks.every(({ bookings, earnings, views }) => bookings + earnings + views === 0)
  );
}

function DashboardSkeleton() {
  return (
    <LoadingRegion label="Loading your dashboard">
      <div className={dashboardGridClass}>
        <div className="grid gap-4 xl:gap-5">
          <Skeleton className="h-60 w-full" />
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
        <div className="grid gap-4 xl:gap-5">
          <Skeleton className="h-64 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      </div>
    </LoadingRegion>
  );
}

/** Returns `Good morning` until noon, `Good afternoon` until six, then `Good evening`; Philippine time. */
export function greeting(now: number): string {
  const hour = Math.floor((now - manilaDayStart(manilaDayNumber(now))) / HOUR_MS);
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

interface NextMeetingProps {
  meeting: Next;
  /** Epoch milliseconds. */
  now: number;
}

function NextMeeting({ meeting, now }: NextMeetingProps) {
  const start = Date.parse(meeting.start_time);
  const isVideo = meeting.type === 'VIDEO';
  const confirmed = { ...meeting, status: 'CONFIRMED' as const };
  return (
    <section
      className="on-dark overflow-hidden rounded bg-teal-800 text-white"
      aria-labelledby="next-meeting"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-5 pt-4 sm:gap-x-5 sm:p-6">
        <div className="min-w-0">
          <h2 id="next-meeting" className="font-sans text-sm font-semibold text-teal-100">
            Next meeting
          </h2>
          <p className="font-serif text-2xl wrap-anywhere sm:mt-2 sm:text-3xl">{meeting.client}</p>
        </div>
        <div className="sm:row-span-2">
          <Countdown key={meeting._id} start={start} now={now} />
        </div>
        <div className="min-w-0 max-sm:col-span-2">
          <p className="text-teal-50 max-sm:truncate sm:mt-1 sm:wrap-anywhere">{meeting.subject}</p>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-teal-100 [&_svg]:size-4.5">
            <li className="flex items-center gap-1.5">
              <Icon of={Clock} />
              <span className="tabular">
                {relativeDay(start, now)}, {timeRange(start, Date.parse(meeting.end_time))}
              </span>
            </li>
            <li className="flex items-center gap-1.5">
              {isVideo ? <Icon of={Video} /> : <Icon of={Phone} />}
              {isVideo ? 'Video' : 'Phone'}
            </li>
            {meeting.files > 0 && (
              <li className="flex items-center gap-1.5">
                <Icon of={Paperclip} />
                {plural(meeting.files, 'file')}
              </li>
            )}
          </ul>
          <YourTime instant={start} className="mt-1.5 block text-sm text-teal-100 tabular" />
        </div>
      </div>
      <div className="flex flex-wrap gap-3 border-teal-700 px-5 pt-3 pb-4 max-sm:*:w-full sm:border-t sm:px-6 sm:pt-4">
        <JoinMeeting meeting={confirmed} side="lawyer" now={now} />
        <Link
          href={meetingPath('lawyer', meeting._id)}
          prefetch={false}
          className={buttonClass({
            variant: isJoinable(confirmed, now) ? 'outline-on-dark' : 'action',
          })}
        >
          Read the case
        </Link>
      </div>
    </section>
  );
}

function NothingNext() {
  return (
    <section aria-labelledby="next-meeting" className="rounded border bg-white p-5 sm:p-6">
      <h2 id="next-meeting" className="text-xl">
        Next meeting
      </h2>
      <p className="mt-1 text-neutral-700">
        No confirmed meetings yet. When a client books and pays, the meeting shows here and we email
        you a calendar entry.
      </p>
    </section>
  );
}
