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
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { nextOf } from './next-of';

interface OwnNextProps {
  /** While it is asked for, and where there is nothing to come. */
  otherwise: ReactNode;
}

/** What a client has to pay, else their next meeting, with the way there. */
export function OwnNext(props: OwnNextProps) {
  return (
    <Queries>
      <Asked {...props} />
    </Queries>
  );
}

function Asked({ otherwise }: OwnNextProps) {
  const now = useNow(Date.now());
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
