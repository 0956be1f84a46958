'use client';
import { ArrowDown, ArrowLeft, Scale } from 'lucide';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { ClientInvoices } from '@/components/payments/invoices/client-invoices';
import { RefundAccountPanel } from '@/components/payments/refund-account/refund-account-panel';
import { QueryFailure } from '@/components/platform/query-failure';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass, textLinkAloneClass } from '@/components/ui/layout/text-link';
import { meetingKeys } from '@/lib/client/meetings/meetings';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { notReportableReason } from '@/lib/domain/meetings/attendance/absence';
import { AbsenceReport } from '../absence/absence-report';
import { ReportAbsence } from '../absence/report-absence';
import { LastMove } from '../changes/last-move';
import { ConflictCheck } from '../conflicts/conflict-check';
import { MeetingFiles } from '../files/meeting-files';
import { AgreementLink } from '../in-agreement';
import { MeetingBadge } from '../meeting-badge';
import { hasReceipt, isAhead, isIncluded, type Side } from '../meeting-labels';
import { meetingsPath } from '../meeting-path';
import { MeetingComments } from '../messages/meeting-comments';
import { UnreadMessages } from '../messages/unread-messages';
import { MeetingReview } from '../reviews/meeting-review';
import { LawyerSummary } from '../summaries/lawyer-summary';
import { useMeeting } from '../use-meeting';
import { ACTIONS_ID } from './detail-actions';
import { MeetingAside } from './meeting-aside';
import { MeetingPanel } from './meeting-panel';

/** Few meetings have one. */
const Cases = dynamic(() =>
  import('@/components/cases/case-panel').then(({ Cases: view }) => ({ default: view })),
);

interface MeetingDetailProps {
  meetingId: string;
  side: Side;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

/** One meeting as its client or its lawyer sees it. */
export function MeetingDetail({ meetingId, side, requestNow }: MeetingDetailProps) {
  const { query, now } = useMeeting(meetingId, requestNow);
  return (
    <>
      <Link href={meetingsPath(side)} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Meetings
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
  const { meeting, now } = props;
  return (
    <div className="mt-1 grid items-start gap-x-8 gap-y-2 xl:grid-cols-[minmax(0,1fr)_19.5rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <MeetingBadge meeting={meeting} now={now} />
          {meeting.unread_comments > 0 && (
            <a href="#messages" className="rounded-inner hover:underline">
              <UnreadMessages count={meeting.unread_comments} />
            </a>
          )}
        </p>
        <h1 className="mt-2 text-3xl break-words">{meeting.subject}</h1>
        <MeetingPanel {...props} />
        {meeting.refund_account && (
          <RefundAccountPanel refund={meeting.refund_account} className="mt-5" />
        )}
        <MeetingAbsence {...props} />
        <LastMove {...props} />
        <ToActions meeting={meeting} now={now} />
        <MeetingCase {...props} />
        <MeetingInvoices {...props} />
        <MeetingFiles {...props} />
        <MeetingComments {...props} />
        <LawyerSummary {...props} />
        <MeetingReview {...props} />
      </div>
      <div className="xl:sticky xl:top-24 xl:mt-9">
        <MeetingAside {...props} />
      </div>
    </div>
  );
}

/** What the lawyer sent for the payment, to whoever paid. */
function MeetingInvoices({ meeting, side }: Pick<DetailProps, 'meeting' | 'side'>) {
  if (side === 'lawyer' || !hasReceipt(meeting.payment)) return null;
  return <ClientInvoices of={meeting._id} />;
}

/** Where the actions stand at the end of a long page: the way to them, for whoever has to cancel. */
function ToActions({ meeting, now }: Pick<DetailProps, 'meeting' | 'now'>) {
  if (meeting.status !== 'CONFIRMED' || !isAhead(meeting, now)) return null;
  return (
    <p className="mt-3 xl:hidden">
      <a href={`#${ACTIONS_ID}`} className={textLinkAloneClass}>
        Add to calendar, change or cancel
        <Icon of={ArrowDown} className="size-4" />
      </a>
    </p>
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

interface MeetingAbsenceProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

/** How a client reports that the lawyer did not call or come, or what became of it. */
export function MeetingAbsence({ meeting, side, now }: MeetingAbsenceProps) {
  if (meeting.absence) {
    // Cancelled otherwise before anything came of it.
    if (meeting.status === 'CANCELLED' && meeting.absence.state === 'REPORTED') return null;
    return (
      <>
        <AbsenceReport meeting={meeting} side={side} now={now} absence={meeting.absence} />
        <Cases about={{ meeting: meeting._id }} under={meetingKeys.detail(meeting._id)} />
      </>
    );
  }
  const times = { start: Date.parse(meeting.start_time), end: Date.parse(meeting.end_time) };
  const { status } = meeting;
  if (side === 'lawyer' || notReportableReason({ status, ...times }, now)) return null;
  return <ReportAbsence meeting={meeting} />;
}

interface MeetingCaseProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

/** What the client wrote, and who is on the other side: the lawyer reads that first, for conflicts of interest. */
function MeetingCase({ meeting, side, now }: MeetingCaseProps) {
  const { description, other_party: otherParty } = meeting;
  if (isIncluded(meeting)) return <OfAgreement meeting={meeting} side={side} />;
  const check = meeting.conflict_check;
  const ask = side === 'lawyer' && !check && isAhead(meeting, now);
  return (
    <section className="py-7">
      {ask && <AskForConflict otherParty={otherParty} />}
      {check && <ConflictCheck meeting={meeting} check={check} />}
      {description !== null && (
        <>
          <h2 className="text-xl">
            {side === 'client' ? 'What you wrote' : 'What the client wrote'}
          </h2>
          <p className="mt-3 max-w-text whitespace-pre-line text-neutral-800">{description}</p>
          {!ask && otherParty && (
            <p className="mt-3 text-neutral-700">
              <span className="text-neutral-600">The other side:</span> {otherParty}
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** What it is part of; the agreement says what is agreed. */
function OfAgreement({ meeting, side }: Pick<MeetingCaseProps, 'meeting' | 'side'>) {
  return (
    <section className="py-7">
      <h2 className="text-xl">Agreement</h2>
      <p className="mt-3 max-w-text break-words text-neutral-800">{meeting.description}</p>
      <AgreementLink meeting={meeting} side={side} />
    </section>
  );
}

/** Of a meeting whose client named nobody, or that was booked before there was a check. */
function AskForConflict({ otherParty }: { otherParty: string | null }) {
  return (
    <div className="mb-7 flex gap-3.5 rounded border border-amber-300 bg-amber-50 p-4 text-amber-900">
      <Icon of={Scale} className="mt-0.5 size-5" />
      <div className="min-w-0">
        <h2 className="font-sans text-sm font-semibold">The other side</h2>
        <p className="mt-0.5 text-lg font-semibold break-words text-neutral-900">
          {otherParty ?? 'The client named nobody'}
        </p>
        <p className="mt-1 text-sm">
          {otherParty
            ? 'Check for a conflict of interest before you read on.'
            : 'Ask for names before you go into the case.'}
        </p>
      </div>
    </div>
  );
}
