'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname, useSearchParams } from 'next/navigation';
import { startTransition, useOptimistic, useState } from 'react';
import { bookPath, lengthQuery } from '@/components/lawyers/addresses';
import type { OpenDay } from '@/components/lawyers/times/model/open-times';
import { useCurrentHour } from '@/components/lawyers/times/use-current-hour';
import {
  daysFor,
  dayToShow,
  readRequestedTime,
  type UnavailableTime,
  unavailableTime,
} from '@/components/meetings/booking/times/schedule';
import { bookingTimesQuery } from '@/lib/client/meetings/booking';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { type Length, minutesOf } from '@/lib/domain/lawyers/pricing';
import { dayKey } from '@/lib/domain/platform/clock-labels';

interface ScheduleInput {
  lawyerId: string;
  calendar: Calendar;
  /** Instant of the request, epoch milliseconds. */
  now: number;
  free: boolean;
  onFree: (free: boolean) => void;
  /** The start that the server refused last, epoch milliseconds. */
  refused: number | null;
  /** Called when the refused start is chosen again, since it is open again. */
  onRefusedAgain: () => void;
  /** The chosen start is being booked or held by this client, although the calendar shows it as taken. */
  isOurs: boolean;
}

export interface Schedule {
  length: Length;
  days: readonly OpenDay[];
  /** Manila day whose times are shown. */
  day: string;
  /** The chosen start, epoch milliseconds, while it is open. */
  start: number | null;
  unavailable: UnavailableTime | null;
  unreadable: boolean;
  setLength: (length: Length) => void;
  setDay: (day: string) => void;
  setStart: (start: number) => void;
}

/** Keeps the chosen time in the address, so that a reload or a sign-in returns to it. */
export function useSchedule(input: ScheduleInput): Schedule {
  const { lawyerId, calendar, now, free, onFree, refused, onRefusedAgain, isOurs } = input;
  const { data } = useQuery({
    ...bookingTimesQuery(lawyerId, now),
    initialData: { calendar },
    initialDataUpdatedAt: now,
  });
  const availability = { calendar: data.calendar, now: useCurrentHour(now) };
  const { start, duration, replace } = useRequestedTime(lawyerId);
  const length = free ? 'free' : duration;
  const days = daysFor(availability, length);
  const [day, setDay] = useState(() => dayToShow(days, start === null ? '' : dayKey(start)));
  const unavailable = isOurs ? null : unavailableTime(availability, start, length, refused);

  return {
    length,
    days,
    day,
    start: unavailable ? null : start,
    unavailable,
    unreadable: start === null,
    setLength: (next) => {
      onFree(next === 'free');
      setDay(dayToShow(daysFor(availability, next), day));
      replace(start, next);
    },
    setDay,
    setStart: (next) => {
      if (next === refused) onRefusedAgain();
      replace(next, length);
    },
  };
}

/**
 * Reads the request from the address. Next's hooks follow the history in a transition, which a slow phone finishes
 * late, so a press takes effect at once here.
 * https://nextjs.org/docs/app/getting-started/linking-and-navigating#native-history-api
 */
function useRequestedTime(lawyerId: string) {
  const path = usePathname();
  const [requested, showRequested] = useOptimistic(
    readRequestedTime(path.slice(path.lastIndexOf('/') + 1), useSearchParams().get('duration')),
  );
  const replace = (start: number | null, length: Length) =>
    startTransition(() => {
      showRequested({ start, duration: minutesOf(length) });
      const address =
        start === null ? path + lengthQuery(length) : bookPath(lawyerId, start, length);
      window.history.replaceState(null, '', address);
    });
  return { ...requested, replace };
}
