'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { DayTime } from '@/components/ui/display/day-time';
import { Notice } from '@/components/ui/feedback/notice';
import { googleCalendarQuery } from '@/lib/client/lawyers/calendars';
import { AVAILABILITY_ADDRESS } from '../availability/parts';
import { GOOGLE_PROBLEM_COPY } from './google-copy';

const SETTINGS = AVAILABILITY_ADDRESS.href({ part: 'calendars' });
const LINK = 'inline-flex min-h-tap items-center underline underline-offset-4';

/** When Google Calendar was last in sync, or the problem; nothing if it is not connected. */
export function GoogleStatus() {
  const { data } = useQuery(googleCalendarQuery);
  const connection = data?.connection;
  if (!connection) return null;
  const { agreed_at, problem } = connection;
  if (problem)
    return (
      <Notice
        tone={problem === 'revoked' || problem === 'permission' ? 'bad' : 'waiting'}
        title={GOOGLE_PROBLEM_COPY[problem].title}
      >
        <p>{GOOGLE_PROBLEM_COPY[problem].text}</p>
        <Link href={SETTINGS} prefetch={false} className={LINK}>
          See Google Calendar
        </Link>
      </Notice>
    );
  return (
    <p className="text-sm text-neutral-700 tabular">
      <Link href={SETTINGS} prefetch={false} className={LINK}>
        Google Calendar
      </Link>
      {agreed_at ? (
        <span>
          {' '}
          last agreed <DayTime instant={Date.parse(agreed_at)} />
        </span>
      ) : (
        <span>{' is connected'}</span>
      )}
    </p>
  );
}
