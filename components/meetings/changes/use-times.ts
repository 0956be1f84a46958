'use client';

import { useState } from 'react';
import { useCurrentHour } from '@/components/lawyers/times/use-current-hour';
import { daysFor, dayToShow, unavailableTime } from '@/components/meetings/booking/times/schedule';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { DURATIONS, type Duration } from '@/lib/domain/lawyers/slots';
import { dayKey } from '@/lib/domain/platform/clock-labels';

interface TimesInput {
  calendar: Calendar;
  /** Minutes of the meeting. */
  duration: number;
  /** Current start, epoch milliseconds: its day is shown first. Null before the meeting has a time. */
  current: number | null;
  /** The start that the server refused last, epoch milliseconds. */
  refused: number | null;
  onChoose: () => void;
  /** The chosen start is being booked or held by this client. */
  isOurs: boolean;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** Holds the chosen new time, checked against the open times as last read. */
export function useTimes(input: TimesInput) {
  const { calendar, current, refused, onChoose, isOurs } = input;
  const length: Duration = DURATIONS.find((one) => one === input.duration) ?? DURATIONS[0];
  const availability = { calendar, now: useCurrentHour(input.now) };
  const days = daysFor(availability, length);
  const [day, setDay] = useState(() => dayToShow(days, dayKey(current ?? input.now)));
  const [chosen, setChosen] = useState<number | null>(null);
  const unavailable = isOurs ? null : unavailableTime(availability, chosen, length, refused);
  return {
    days,
    day,
    setDay,
    start: unavailable ? null : chosen,
    unavailable,
    setStart: (start: number) => {
      setChosen(start);
      onChoose();
    },
  };
}
