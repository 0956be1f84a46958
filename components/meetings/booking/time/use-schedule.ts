'use client';

import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { bookPath } from '@/components/lawyers/addresses';
import type { OpenDay } from '@/components/lawyers/times/open-times';
import { useCurrentHour } from '@/components/lawyers/times/use-current-hour';
import { lawyerKeys } from '@/lib/client/lawyers/lawyers';
import { call } from '@/lib/client/platform/call';
import { type Calendar, getAvailability } from '@/lib/contract/lawyers/lawyers';
import type { RequestedTime } from './requested-time';
import {
  chosenTime,
  daysFor,
  initialSelection,
  type Length,
  minutesOf,
  selectionReducer,
  type UnavailableTime,
  unavailableTime,
} from './schedule';

interface ScheduleInput {
  lawyerId: string;
  calendar: Calendar;
  address: RequestedTime;
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
  /** The chosen start, if it is unavailable. */
  unavailable: UnavailableTime | null;
  setLength: (length: Length) => void;
  setDay: (day: string) => void;
  setStart: (start: number) => void;
  /** The server refused the start. */
  refuse: (start: number) => void;
}

/** The selected time. While `held` is true it is ours, although the calendar shows it as taken. */
export function useSchedule(input: ScheduleInput, held: boolean): Schedule {
  const { lawyerId, address, now } = input;
  const availability = { calendar: useCalendar(input), now: useCurrentHour(now) };
  const [selection, change] = useReducer(selectionReducer, availability, (first) =>
    initialSelection(first, address.start, address.duration),
  );

  const choose = (start: number | null, length: Length) => {
    // Reload, and the way through sign-in, come back to the same time.
    if (start !== null) {
      window.history.replaceState(null, '', bookPath(lawyerId, start, minutesOf(length)));
    }
  };

  return {
    length: selection.length,
    days: daysFor(availability, selection.length),
    day: selection.day,
    start: held ? selection.start : chosenTime(selection, availability),
    unavailable: held ? null : unavailableTime(selection, availability),
    setLength: (length) => {
      change({ kind: 'length', length, availability });
      choose(selection.start, length);
    },
    setDay: (day) => change({ kind: 'day', day }),
    setStart: (start) => {
      change({ kind: 'start', start });
      choose(start, selection.length);
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
