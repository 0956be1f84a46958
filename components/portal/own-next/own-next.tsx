'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { withTitle } from '@/components/lawyers/practice';
import { isJoinable } from '@/components/meetings/join-meeting';
import { durationLabel } from '@/components/meetings/meeting-labels';
import { joinPath, meetingPath } from '@/components/meetings/meeting-path';
import { classNames } from '@/components/ui/class-names';
import { useNow } from '@/components/ui/hooks/use-now';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { JOIN_MEETING } from '@/lib/catalogue/how-to-meet';
import { comingMeetingsQuery } from '@/lib/client/meetings/own-next';
import { Queries } from '@/lib/client/platform/queries';
import { present } from '@/lib/clock';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';

type Coming = Pick<Meeting, 'status' | 'start_time' | 'end_time' | 'hold_expires_at'>;

interface OwnNextProps {
  /** Shown while it loads, and if there is nothing. */
  otherwise: ReactNode;
}

/** The client's open payment, else the next meeting, with its link. */
export function OwnNext(props: OwnNextProps) {
  return (
    <Queries>
      <Asked {...props} />
    </Queries>
  );
}

function Asked({ otherwise }: OwnNextProps) {
  const now = useNow(present());
  const { data } = useQuery(comingMeetingsQuery());
  const next = nextOf(data?.results ?? [], now);
  if (!next) return otherwise;
  const { title, way } = textOf(next, now);
  return (
    <div className="min-w-0 flex-1 text-sm leading-5 sm:text-base sm:leading-6">
      <p className="truncate font-semibold tabular">{title}</p>
      <p className="flex justify-between gap-4 sm:justify-start">
        <span className="truncate">{withTitle(next.lawyer.display_name)}</span>
        {way}
      </p>
    </div>
  );
}

const WAY = classNames(textLinkClass, 'shrink-0');

function textOf(meeting: Meeting, now: number): { title: string; way: ReactNode } {
  const { _id, checkout_url, hold_expires_at } = meeting;
  const when = formatDayTime(Date.parse(meeting.start_time));
  if (checkout_url && hold_expires_at) {
    return {
      title: `Not paid yet, ${durationLabel(Date.parse(hold_expires_at) - now)} left: ${when}`,
      way: (
        <a href={checkout_url} className={WAY}>
          Pay {formatPeso(meeting.payment.total)}
        </a>
      ),
    };
  }
  const joins = isJoinable(meeting, now);
  return {
    title: `Next meeting: ${when}`,
    way: (
      <Link
        href={joins ? joinPath('client', _id) : meetingPath('client', _id)}
        prefetch={false}
        className={WAY}
      >
        {joins ? JOIN_MEETING : 'Open the meeting'}
      </Link>
    ),
  };
}

/** Finds the meeting to show first: the hold that ends soonest, else the earliest meeting that is not over. */
function nextOf<M extends Coming>(meetings: readonly M[], now: number): M | undefined {
  const earliest = (of: readonly M[], key: (meeting: M) => string | null) =>
    of.toSorted((a, b) => at(key(a)) - at(key(b)))[0];
  const held = meetings.filter(
    ({ status, hold_expires_at: until }) => status === 'PAYMENT_PENDING' && now < at(until),
  );
  const confirmed = meetings.filter(
    ({ status, end_time }) => status === 'CONFIRMED' && now < at(end_time),
  );
  return (
    earliest(held, ({ hold_expires_at }) => hold_expires_at) ??
    earliest(confirmed, ({ start_time }) => start_time)
  );
}

function at(instant: string | null): number {
  return instant === null ? 0 : Date.parse(instant);
}
