'use client';

import { CalendarClock, CalendarX, CircleCheck, Clock, type IconNode, Phone, Video } from 'lucide';
import Link from 'next/link';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ClockNotice } from '@/components/platform/server-clock';
import { ClockTime, DayTime } from '@/components/ui/display/day-time';
import { OwnTimeInText, YourTime } from '@/components/ui/display/own-time';
import { Price } from '@/components/ui/display/price';
import { Spinner } from '@/components/ui/display/spinner';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { callWindow } from '@/lib/domain/meetings/calls';
import { dayKey, formatDate } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { LastMove } from '../changes/last-move';
import { AfterCall } from '../detail/after-call';
import { BookAgain, NoBookingAgain } from '../detail/book-again';
import { endedText } from '../detail/ended-text';
import { WhoCalls } from '../detail/who-calls';
import type { Side } from '../meeting-labels';
import { timeRange } from '../meeting-labels';
import { helpPath, meetingPath, meetingsPath, TEST_ID } from '../meeting-path';
import type { CallAbout } from './call-facts';
import { OpensIn } from './opens-in';
import type { NotJoinableReason } from './use-not-joinable-reason';

interface CallNoticeProps {
  icon: IconNode;
  title: string;
  children: ReactNode;
  about: CallAbout;
  actions: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
}

export interface NotNowProps {
  why: NotJoinableReason;
  about: CallAbout;
  /** Null for a guest. */
  meeting: Meeting | null;
  side: Side | null;
  /** Epoch milliseconds. */
  now: number;
}

const ICONS: Record<NotJoinableReason, IconNode> = {
  early: Clock,
  late: CircleCheck,
  cancelled: CalendarX,
  phone: Phone,
  unconfirmed: CalendarClock,
};

/** Shown while the call cannot be joined: why, the consequences, and alternatives. */
export function NotNow(props: NotNowProps) {
  const { why, about, meeting, side, now } = props;
  const [testing, setTesting] = useState(false);
  // Whoever pressed the test on the page of the meeting need not press it again.
  useEffect(() => setTesting(window.location.hash === `#${TEST_ID}`), []);
  return (
    <CallNotice
      icon={ICONS[why]}
      title={titleOf(why, about)}
      about={about}
      actions={meeting && side && <Actions why={why} meeting={meeting} side={side} />}
      above={
        why === 'early' &&
        testing && (
          <Suspense fallback={<Spinner className="mb-4 size-8" />}>
            <DeviceTest role={side ?? 'guest'} onClose={() => setTesting(false)} />
          </Suspense>
        )
      }
      below={
        why === 'early' && (
          <>
            {!testing && (
              <Button variant="outline" className="mt-4" onClick={() => setTesting(true)}>
                <Icon of={Video} className="size-5" />
                Test camera and microphone
              </Button>
            )}
            {meeting && side && <LastMove meeting={meeting} side={side} />}
          </>
        )
      }
    >
      <Words {...props} now={now} />
    </CallNotice>
  );
}

function titleOf(why: NotJoinableReason, { status }: CallAbout): string {
  if (why === 'early') return 'Not open yet';
  if (why === 'late') return 'This call is over';
  if (why === 'phone') return 'This meeting is by phone';
  if (why === 'cancelled') return 'This meeting was cancelled';
  return status === 'PAYMENT_PENDING'
    ? 'This meeting is not paid yet'
    : 'This meeting will not take place';
}

function Words({ why, about, meeting, side, now }: NotNowProps): ReactNode {
  if (why === 'early') return <Early about={about} now={now} />;
  if (why === 'late') return <Late about={about} side={side} now={now} />;
  if (!meeting || !side) return <p>{GUEST_WORDS[why]}</p>;
  if (why === 'phone') return <ByPhone meeting={meeting} side={side} now={now} />;
  if (why === 'cancelled') return <Cancelled meeting={meeting} side={side} />;
  return <p>{unconfirmedText(meeting, side)}</p>;
}

const GUEST_WORDS: Record<Exclude<NotJoinableReason, 'early' | 'late'>, string> = {
  cancelled: 'It will not take place. Please ask the person who invited you.',
  phone: 'There is no video call to join. Please ask the person who invited you.',
  unconfirmed: 'Please ask the person who invited you.',
};

function Early({ about, now }: Pick<NotNowProps, 'about' | 'now'>) {
  const { start } = callWindow(about);
  return (
    <>
      <p>
        <span>You can join from</span> <TodayOrDay instant={start} now={now} />
        <OwnTimeInText instant={start} />
        <span>, ten minutes before the start. This page opens automatically then.</span>
      </p>
      <OpensIn at={start} now={now} />
    </>
  );
}

const DeviceTest = lazy(async () => ({
  default: (await import('./lobby/device-test')).DeviceTest,
}));

function Late({ about, side, now }: Pick<NotNowProps, 'about' | 'side' | 'now'>) {
  const { end } = callWindow(about);
  return (
    <p>
      <span>You could join until</span> <TodayOrDay instant={end} now={now} />
      <OwnTimeInText instant={end} />
      <span>.</span>
      {side && <span>{' Messages, files and the summary stay with the meeting.'}</span>}
    </p>
  );
}

function TodayOrDay({ instant, now }: { instant: number; now: number }) {
  return dayKey(instant) === dayKey(now) ? (
    <ClockTime instant={instant} />
  ) : (
    <DayTime instant={instant} />
  );
}

interface MemberProps {
  meeting: Meeting;
  side: Side;
}

function ByPhone({ meeting, side, now }: MemberProps & Pick<NotNowProps, 'now'>) {
  return (
    <p>
      <span>
        {side === 'client'
          ? 'There is nothing to join: keep your phone near at the time.'
          : 'There is nothing to join here.'}
      </span>{' '}
      <WhoCalls meeting={meeting} side={side} now={now} />
    </p>
  );
}

function Cancelled({ meeting, side }: MemberProps) {
  const money = refundText(meeting, side);
  return (
    <>
      <p className="wrap-anywhere">{endedText(meeting, side)}</p>
      {money && <p className="mt-2">{money}</p>}
      {side === 'client' && <NoBookingAgain meeting={meeting} />}
    </>
  );
}

/** Returns what happened to the payment of a cancelled meeting. */
function refundText({ payment }: Meeting, side: Side): string | null {
  if (payment.total === 0 || payment.status === null) return null;
  if (payment.status === 'REFUND_PENDING') return 'The refund is on its way.';
  if (payment.refunded > 0)
    return `${formatPeso(payment.refunded)} went back to ${side === 'client' ? 'you' : 'the client'}.`;
  return payment.status === 'PAID' ? 'Nothing was refunded, following the refund rule.' : null;
}

function unconfirmedText(meeting: Meeting, side: Side): string {
  if (meeting.status !== 'PAYMENT_PENDING')
    return endedText(meeting, side) ?? 'This booking was not paid in time.';
  return side === 'client'
    ? 'It is confirmed once it is paid, and can be joined from ten minutes before the start.'
    : 'Your client has not paid yet. Once the meeting is confirmed, it can be joined from ten minutes before the start.';
}

function Actions({ why, meeting, side }: MemberProps & Pick<NotNowProps, 'why'>) {
  const gone = why === 'cancelled' || (why === 'unconfirmed' && meeting.status === 'EXPIRED');
  return (
    <>
      {meeting.checkout_url && (
        <a href={meeting.checkout_url} className={buttonClass({ variant: 'action' })}>
          <span>
            Pay <Price centavos={meeting.payment.total} />
          </span>
        </a>
      )}
      {why === 'late' && <AfterCall meeting={meeting} side={side} />}
      {gone && side === 'client' && <BookAgain meeting={meeting} variant="primary" />}
      <Link
        href={meetingPath(side, meeting._id)}
        prefetch={false}
        className={buttonClass({ variant: 'outline' })}
      >
        Open the meeting
      </Link>
      <Link
        href={helpPath(meeting._id)}
        prefetch={false}
        className={buttonClass({ variant: 'quiet' })}
      >
        Get help
      </Link>
      {gone && (
        <Link
          href={meetingsPath(side)}
          prefetch={false}
          className={buttonClass({ variant: 'quiet' })}
        >
          All meetings
        </Link>
      )}
    </>
  );
}

function CallNotice({ icon, title, children, about, actions, above, below }: CallNoticeProps) {
  return (
    <div className="mx-auto w-full max-w-form">
      <ClockNotice className="mb-4" />
      {above && <div className="mb-5">{above}</div>}
      <div className="rounded border bg-white p-5 sm:p-8">
        <span className="grid size-12 place-items-center rounded bg-teal-50 text-teal-800">
          <Icon of={icon} className="size-6" />
        </span>
        <h1 className="mt-5 text-3xl">{title}</h1>
        <div className="mt-3 max-w-text text-neutral-700">{children}</div>
        <div className="mt-5 border-t pt-5">
          {about.subject && <p className="font-semibold wrap-anywhere">{about.subject}</p>}
          <p className="text-neutral-700">With {about.withName}</p>
          <p className="text-neutral-700 tabular">
            {formatDate(about.start)},{' '}
            <span className="whitespace-nowrap">{timeRange(about.start, about.end)}</span>
          </p>
          <YourTime instant={about.start} className="block text-neutral-600 tabular" />
        </div>
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </div>
      {below}
    </div>
  );
}
