'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { VerificationCard } from '@/components/lawyers/verification/verification-card';
import { QueryFailure } from '@/components/platform/query-failure';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/ui/hooks/use-now';
import { ownVerificationQuery } from '@/lib/client/lawyers/verification';
import { dashboardQuery } from '@/lib/client/meetings/dashboard';
import { ownNotaryQuery } from '@/lib/client/notaries/own-notary';
import type { OwnVerification } from '@/lib/contract/lawyers/verification';
import type { Dashboard } from '@/lib/contract/meetings/dashboard';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { AgreementsCard } from './dashboard/agreements-card';
import { NextMeeting, NothingNext } from './dashboard/next-meeting';
import { ProfileCard } from './dashboard/profile-card';
import { TodayCard } from './dashboard/today-card';
import { waitsOf } from './dashboard/waits';
import { WaitsCard } from './dashboard/waits-card';
import { WeekCharts } from './dashboard/week-charts';
import { greeting } from './greeting';

/** Two columns where there is room; on a phone the second stands below the first. */
const dashboardGridClass =
  'mt-6 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-5';

interface LawyerDashboardProps {
  lastName: string;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** What is next, what waits for the lawyer, and what came in. */
export function LawyerDashboard({ lastName, requestNow }: LawyerDashboardProps) {
  const now = useNow(requestNow);
  const query = useQuery(dashboardQuery);
  const { data, isLoadingError } = query;
  const { data: own } = useQuery(ownVerificationQuery);
  // Few lawyers are notaries public, so that the page does not wait for it.
  const { data: notary } = useQuery(ownNotaryQuery);
  // Where there was nothing to do about the IDs the card stands last, and nowhere else until the page is opened again.
  const [stoodLast] = useState(own?.status === 'PENDING');
  return (
    <>
      <p className="text-neutral-600 tabular">{formatDayTime(now)}</p>
      <h1 className="mt-0.5 text-3xl">
        {greeting(now)}, Atty. {lastName}
      </h1>
      {!stoodLast && <VerificationCard when="open" />}
      {data && <Parts dashboard={withIds(data, own)} notary={notary} now={now} />}
      {!data && !isLoadingError && <DashboardSkeleton />}
      {!data && isLoadingError && (
        <QueryFailure query={query} action="dashboard" className="mt-6" />
      )}
      {stoodLast && <VerificationCard when="open" />}
      {/* For as long as the lawyer's copies are stored. */}
      {own && own.documents.length > 0 && <VerificationCard when="approved" />}
    </>
  );
}

interface PartsProps {
  dashboard: Dashboard;
  notary: OwnNotary | undefined;
  now: number;
}

function Parts({ dashboard, notary, now }: PartsProps) {
  const { next, today, profile, weeks } = dashboard;
  const isNew = isNewcomer(dashboard);
  return (
    <div className={dashboardGridClass}>
      <div className="grid min-w-0 gap-4 xl:gap-5">
        {next && <NextMeeting meeting={next} now={now} />}
        {!next && !isNew && <NothingNext />}
        <WaitsCard waits={waitsOf(dashboard, notary, now)} profile={profile} isNew={isNew} />
        {isNew ? (
          <EmptySection>
            Your next meeting, bookings, earnings and profile views will show here once clients see
            your profile.
          </EmptySection>
        ) : (
          <WeekCharts weeks={weeks} />
        )}
      </div>
      <div className="grid min-w-0 gap-4 xl:gap-5">
        <TodayCard entries={today} now={now} />
        {!isNew && <AgreementsCard now={now} />}
        <ProfileCard profile={profile} />
      </div>
    </div>
  );
}

/** With the state of the IDs as the card knows it, which hears first of what was handed in there. */
function withIds(dashboard: Dashboard, own: OwnVerification | undefined): Dashboard {
  if (!own) return dashboard;
  const { status, checked_at, check_ends_at, renewal_due } = own;
  const ids = { status, checked_at, check_ends_at, renewal_due };
  return { ...dashboard, profile: { ...dashboard.profile, ...ids } };
}

/** Whom no client sees, and none has booked or looked at in these weeks. */
function isNewcomer({ next, profile, weeks }: Dashboard): boolean {
  return (
    !profile.is_visible &&
    next === null &&
    weeks.every(({ bookings, earnings, views }) => bookings + earnings + views === 0)
  );
}

/** Of the size of what is coming. */
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
