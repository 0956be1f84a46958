'use client';

import { useState } from 'react';
import { useCurrentHour } from '@/components/lawyers/times/use-current-hour';
import { daysFor, dayToShow, unavailableTime } from '@/components/meetings/booking/times/schedule';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { DURATIONS, type Duration } from '@/lib/domain/lawyers/slots';
import { dayKey } from '@/lib/domain/platform/clock-labels';

interface TimesInput {
  calendar: Calendar;
  /** Of the meeting, minutes. */
  duration: number;
  /** Where it is now, epoch milliseconds: its day is shown first. Null before it has a time. */
  current: number | null;
  /** The start that the server refused last, epoch milliseconds. */
  refused: number | null;
  onChoose: () => void;
  /** The chosen start is being taken, or is ours. */
  isOurs: boolean;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** The new time in hand, among the open times as they were last read. */
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
