'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import { meetingQuery } from '@/lib/client/meetings/meetings';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { MeetingFiles } from '../files/meeting-files';
import { MeetingBadge } from '../meeting-badge';
import type { Side } from '../meeting-labels';
import { MeetingReview } from '../review/meeting-review';
import { LawyerSummary } from '../summary/lawyer-summary';
import { MeetingAside } from './meeting-aside';
import { MeetingCase } from './meeting-case';
import { MeetingPanel } from './meeting-panel';

interface MeetingDetailProps {
  meetingId: string;
  side: Side;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** One meeting as its client or its lawyer sees it. */
export function MeetingDetail({ meetingId, side, requestNow }: MeetingDetailProps) {
  const query = useQuery(meetingQuery(meetingId));
  const now = useNow(requestNow);
  return (
    <>
      <Link
        href={side === 'client' ? '/customer-portal' : '/lawyer-portal'}
        className={backLinkClass}
      >
        <Icon of={ArrowLeft} className="size-4" />
        {side === 'client' ? 'Meetings' : 'Dashboard'}
      </Link>
      {query.data && <Detail meeting={query.data} side={side} now={now} />}
      {query.isPending && <DetailSkeleton />}
      {query.isLoadingError && (
        <>
          <h1 className="sr-only">Meeting</h1>
          <QueryFailure query={query} action="meeting" className="mt-2" />
        </>
      )}
    </>
  );
}

interface DetailProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

function Detail(props: DetailProps) {
  const { meeting } = props;
  return (
    <div className="mt-1 grid items-start gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0">
        <MeetingBadge meeting={meeting} />
        <h1 className="mt-2 text-3xl break-words">{meeting.subject}</h1>
        <MeetingPanel {...props} />
        <MeetingCase {...props} />
        <MeetingFiles {...props} />
        {props.side === 'lawyer' && <LawyerSummary {...props} />}
        <MeetingReview {...props} />
      </div>
      <div className="lg:sticky lg:top-24 lg:mt-9">
        <MeetingAside {...props} />
      </div>
    </div>
  );
}

function DetailSkeleton() {
  return (
    <LoadingRegion label="Loading the meeting">
      <Skeleton className="mt-1 h-6 w-28" />
      <Skeleton className="mt-2 h-10 w-2/3" />
      <Skeleton className="mt-5 h-36 w-full" />
      <Skeleton className="mt-7 h-24 w-full" />
    </LoadingRegion>
  );
}
