'use client';
import { ArrowDown, ArrowLeft, CalendarPlus, Ellipsis } from 'lucide';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { ClientInvoices } from '@/components/payments/invoices/client-invoices';
import { FeeInvoices } from '@/components/payments/invoices/fee-invoices';
import { RefundAccountPanel } from '@/components/payments/refund-account/refund-account-panel';
import { useMay, usePractice } from '@/components/platform/practice';
import { QueryFailure } from '@/components/platform/query-failure';
import { ClockNotice } from '@/components/platform/server-clock';
import { classNames } from '@/components/ui/class-names';
import { DayTime } from '@/components/ui/display/day-time';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { IconButton } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass, textLinkAloneClass } from '@/components/ui/layout/text-link';
import { MEETING_FAILURE } from '@/lib/client/meetings/meetings';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { MeetingAbsence, SomethingWrong } from '../absence/meeting-absence';
import { StayNotice } from '../absence/stay-notice';
import { AssociateConsent } from '../associates/associate-consent';
import { RESULT_ID } from '../changes/cancel-meeting';
import { LastMove } from '../changes/last-move';
import { MeetingFiles } from '../files/meeting-files';
import { IntakeSection } from '../intake/intake-section';
import { MeetingBadge } from '../meeting-badge';
import { counterpart, hasReceipt, isAhead, type Side, tookPlace } from '../meeting-labels';
import { helpPath, meetingsPath } from '../meeting-path';
import { MeetingComments } from '../messages/meeting-comments';
import { UnreadMessages } from '../messages/unread-messages';
import { MeetingReview } from '../reviews/meeting-review';
import { LawyerSummary } from '../summaries/lawyer-summary';
import { useMeeting } from '../use-meeting';
import { AddToCalendar } from './add-to-calendar';
import { AfterMeeting } from './after-meeting';
import { ACTIONS_ID } from './detail-actions';
import { FurtherWork } from './further-work';
import { InstallCard } from './install-card';
import { type Fold, LawyerLayout } from './lawyer-layout';
import { ClientName, MeetingAside, MORE_ID } from './meeting-aside';
import { MeetingCase } from './meeting-case';
import { MeetingPanel } from './meeting-panel';
import { RefundSteps } from './refund-steps';
import { TextOffer } from './text-offer';

/** Loaded on demand: few meetings are declined. */
const HandOver = dynamic(() =>
  import('../hand-overs/hand-over').then(({ HandOver: view }) => ({ default: view })),
);

/** Loaded on demand: few clients get an offer, and the form includes a calendar. */
const FollowUps = dynamic(() =>
  import('../follow-ups/follow-ups').then(({ FollowUps: view }) => ({ default: view })),
);

interface MeetingDetailProps {
  meetingId: string;
  side: Side;
  /** Instant of the request, epoch milliseconds. */
  requestNow: number;
}

export function MeetingDetail({ meetingId, side, requestNow }: MeetingDetailProps) {
  const { query, now } = useMeeting(meetingId, requestNow);
  const Detail = side === 'lawyer' ? LawyerDetail : ClientDetail;
  return (
    <>
      <Link href={meetingsPath(side)} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Meetings
      </Link>
      {query.data && <Detail meeting={query.data} side={side} now={now} />}
      {query.isPending && <DetailSkeleton />}
      {query.isLoadingError && (
        <>
          <h1 className="sr-only">Meeting</h1>
          <QueryFailure query={query} failure={MEETING_FAILURE} className="mt-2" />
        </>
      )}
    </>
  );
}

interface DetailProps {
  meeting: Meeting;
  side: Side;
  now: number;
}

function ClientDetail(props: DetailProps) {
  const { meeting, now } = props;
  const took = tookPlace(meeting, now);
  const asksForRating = !meeting.review && took;
  return (
    <div className="mt-1 grid items-start gap-x-8 gap-y-2 xl:grid-cols-[minmax(0,1fr)_19.5rem]">
      <div className="min-w-0">
        <Head {...props} />
        {asksForRating && <MeetingReview {...props} />}
        {took && (
          <>
            <LawyerSummary {...props} />
            <AfterMeeting meeting={meeting} />
          </>
        )}
        <MeetingPanel {...props} />
        <ToActions meeting={meeting} now={now} />
        {meeting.decline_reason !== null && <HandOver {...props} />}
        <RefundSteps payment={meeting.payment} asked={meeting.refund_account !== null} />
        {meeting.refund_account && (
          <RefundAccountPanel refund={meeting.refund_account} className="mt-5" />
        )}
        <AssociateConsent meeting={meeting} now={now} />
        <MeetingAbsence {...props} />
        <LastMove {...props} />
        <MeetingFollowUps {...props} />
        {isToCome(meeting, now) && <TextOffer meeting={meeting} side="client" now={now} />}
        <MeetingCase {...props} />
        <IntakeSection {...props} />
        <MeetingInvoices {...props} />
        <MeetingFiles {...props} />
        {meeting.status === 'CONFIRMED' && isAhead(meeting, now) && <InstallCard />}
        <MeetingComments {...props} />
        {!took && <LawyerSummary {...props} />}
        {!asksForRating && <MeetingReview {...props} />}
        <SomethingWrong {...props} />
      </div>
      <div className="xl:sticky xl:top-24 xl:mt-9">
        <AsideWithHelp {...props} />
      </div>
    </div>
  );
}

function LawyerDetail(props: DetailProps) {
  const { meeting, now } = props;
  const practice = usePractice();
  const may = useMay();
  return (
    <LawyerLayout
      top={(fold) => (
        <>
          <Head {...props} fold={fold} />
          <MeetingPanel {...props} />
          {meeting.decline_reason !== null && <HandOver {...props} />}
          <MeetingAbsence {...props} />
          <StayNotice meeting={meeting} now={now} />
          <LastMove {...props} />
        </>
      )}
      aside={
        <>
          <AsideWithHelp {...props} folds />
          {!practice && isToCome(meeting, now) && (
            <div className="px-4">
              <TextOffer meeting={meeting} side="lawyer" now={now} />
            </div>
          )}
        </>
      }
      parts={{
        case: (
          <>
            <MeetingCase {...props} />
            <IntakeSection {...props} />
            {may('files') && <MeetingFiles {...props} />}
          </>
        ),
        talk: may('messages') && <MeetingComments {...props} />,
        after: !practice && (
          <>
            <LawyerSummary {...props} />
            <MeetingFollowUps {...props} />
            <FurtherWork meeting={meeting} />
            <MeetingReview {...props} />
          </>
        ),
      }}
      isTabbed={meeting.status === 'CONFIRMED' || meeting.status === 'COMPLETED'}
      unread={meeting.unread_comments}
      first={tookPlace(meeting, now) ? 'after' : 'case'}
    />
  );
}

/** Heads the page with the state and the subject; on a lawyer's phone with the client and what is folded too. */
function Head({ meeting, now, side, fold }: DetailProps & { fold?: Fold }) {
  return (
    <>
      <div className="flex items-center gap-x-3">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <MeetingBadge meeting={meeting} now={now} />
          {fold && (
            <span className="font-semibold wrap-anywhere xl:hidden">
              <ClientName meeting={meeting} side={side} />
            </span>
          )}
          {meeting.unread_comments > 0 && (
            <a
              href="#messages"
              className={classNames('rounded-inner hover:underline', fold && 'max-xl:hidden')}
            >
              <UnreadMessages count={meeting.unread_comments} />
            </a>
          )}
        </p>
        {fold && (
          <IconButton
            className="-mr-2 shrink-0 xl:hidden"
            aria-label="Payment, calendar and changes"
            aria-expanded={fold.isOpen}
            aria-controls={MORE_ID}
            onClick={fold.onToggle}
          >
            <Icon of={Ellipsis} className="size-6" />
          </IconButton>
        )}
      </div>
      <h1
        className={classNames(
          'break-words first-letter:uppercase',
          fold ? 'text-2xl sm:text-3xl xl:mt-2' : 'mt-2 text-3xl',
        )}
      >
        {meeting.subject}
      </h1>
      {/* Once it is over, the panel with the time comes after the things to do. */}
      {side === 'client' && tookPlace(meeting, now) && (
        <p className="mt-1 mb-4 text-neutral-700">
          <DayTime instant={Date.parse(meeting.start_time)} />
        </p>
      )}
      <div id={RESULT_ID} />
      <ClockNotice className="mt-5" />
    </>
  );
}

function AsideWithHelp(props: ComponentProps<typeof MeetingAside>) {
  const { meeting } = props;
  return (
    <>
      <MeetingAside {...props} />
      <p className="mt-2 px-4">
        <Link href={helpPath(meeting._id)} prefetch={false} className={textLinkAloneClass}>
          Help with this meeting
        </Link>
      </p>
    </>
  );
}

function isToCome({ status, start_time }: Meeting, now: number): boolean {
  return status === 'CONFIRMED' && now < Date.parse(start_time);
}

/** Follow-ups that the lawyer offers after a confirmed meeting. */
function MeetingFollowUps({ meeting, side, now }: DetailProps) {
  const { _id: meetingId, client, lawyer, status } = meeting;
  if (status !== 'CONFIRMED' && status !== 'COMPLETED' && status !== 'CANCELLED') return null;
  const offer = { clientId: client._id, clientName: client.display_name, lawyerId: lawyer._id };
  return (
    <FollowUps
      of={{ meetingId }}
      side={side}
      now={now}
      offer={status === 'CANCELLED' ? undefined : offer}
      className={side === 'client' ? 'mt-7' : 'border-t py-7'}
    />
  );
}

function MeetingInvoices({ meeting, side }: Pick<DetailProps, 'meeting' | 'side'>) {
  if (side === 'lawyer' || !hasReceipt(meeting.payment)) return null;
  return (
    <>
      <ClientInvoices of={meeting._id} expected={!isAllBack(meeting.payment)} />
      {meeting.payment.platform_fee > 0 && <FeeInvoices of={meeting._id} />}
    </>
  );
}

function isAllBack({ status, total, refunded }: Meeting['payment']): boolean {
  return status === 'REFUND_PENDING' || refunded >= total;
}

/** The calendar entry, and a link to the other actions at the end of a long page, for a client who has to cancel. */
function ToActions({ meeting, now }: Pick<DetailProps, 'meeting' | 'now'>) {
  if (meeting.status !== 'CONFIRMED' || !isAhead(meeting, now)) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-x-5 xl:hidden">
      <AddToCalendar
        meetingId={meeting._id}
        type={meeting.type}
        start={Date.parse(meeting.start_time)}
        end={Date.parse(meeting.end_time)}
        withWhom={counterpart(meeting, 'client').name}
        side="client"
        trigger={
          <button type="button" className={textLinkAloneClass}>
            <Icon of={CalendarPlus} className="size-4.5" />
            Add to calendar
          </button>
        }
      />
      <a href={`#${ACTIONS_ID}`} className={textLinkAloneClass}>
        {meeting.can_reschedule ? 'Change or cancel' : 'Cancel'}
        <Icon of={ArrowDown} className="size-4" />
      </a>
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
