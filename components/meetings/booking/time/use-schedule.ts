'use client';

import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { bookPath } from '@/components/lawyers/addresses';
import type { OpenDay } from '@/components/lawyers/times/open-times';
import { useCurrentHour } from '@/components/lawyers/times/use-current-hour';
import { lawyerKeys } from '@/lib/client/lawyers/lawyers';
import { call } from '@/lib/client/platform/call';
import { type Calendar, getAvailability } from '@/lib/contract/lawyers/lawyers';
import type { AddressedTime } from './address';
import {
  changeWish,
  chosenTime,
  daysFor,
  firstWish,
  type Length,
  type LostTime,
  lostTime,
  minutesOf,
} from './schedule';

interface ScheduleInput {
  lawyerId: string;
  calendar: Calendar;
  address: AddressedTime;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

export interface Schedule {
  length: Length;
  days: readonly OpenDay[];
  /** Manila day whose times are shown. */
  day: string;
  /** The chosen start, epoch milliseconds, while it is open. */
  start: number | null;
  /** The start that was wanted and cannot be had. */
  lost: LostTime | null;
  setLength: (length: Length) => void;
  setDay: (day: string) => void;
  setStart: (start: number) => void;
  /** The server refused the start. */
  refuse: (start: number) => void;
}

/** The time in hand. While `held` is true the chosen start is ours, although the calendar shows it as taken. */
export function useSchedule(input: ScheduleInput, held: boolean): Schedule {
  const { lawyerId, address, now } = input;
  const openings = { calendar: useCalendar(input), now: useCurrentHour(now) };
  const [wish, change] = useReducer(changeWish, openings, (first) =>
    firstWish(first, address.start, address.duration),
  );

  const choose = (start: number | null, length: Length) => {
    // Reload, and the way through sign-in, come back to the same time.
    if (start !== null) {
      window.history.replaceState(null, '', bookPath(lawyerId, start, minutesOf(length)));
    }
  };

  return {
    length: wish.length,
    days: daysFor(openings, wish.length),
    day: wish.day,
    start: held ? wish.start : chosenTime(wish, openings),
    lost: held ? null : lostTime(wish, openings),
    setLength: (length) => {
      change({ kind: 'length', length, openings });
      choose(wish.start, length);
    },
    setDay: (day) => change({ kind: 'day', day }),
    setStart: (start) => {
      change({ kind: 'start', start });
      choose(start, wish.length);
    },
    refuse: (start) => change({ kind: 'refused', start }),
  };
}

/** The page's own copy of the open times: what another page read earlier is not taken for its answer. */
function useCalendar({ lawyerId, calendar, now }: ScheduleInput): Calendar {
  const query = useQuery({
    queryKey: [...lawyerKeys.availability(lawyerId), 'booking', now],
    queryFn: ({ signal }) => call(getAvailability, { query: { _id: lawyerId } }, { signal }),
    initialData: { calendar },
    initialDataUpdatedAt: now,
  });
  return query.data.calendar;
}
