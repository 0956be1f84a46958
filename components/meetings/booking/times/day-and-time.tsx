'use client';

import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OpenDay } from '@/components/lawyers/times/model/open-times';
import { DayTabs, dayTabId } from '@/components/meetings/booking/times/day-tabs';
import type { UnavailableTime } from '@/components/meetings/booking/times/schedule';
import { TimeButtons } from '@/components/meetings/booking/times/time-buttons';
import { useViewerZone } from '@/components/ui/hooks/use-viewer-zone';
import { dayKey, dayKeyStart, formatDate, zoneCity } from '@/lib/domain/platform/clock-labels';

interface DayAndTimeProps {
  schedule: {
    days: readonly OpenDay[];
    /** Manila day whose times are shown. */
    day: string;
    /** The chosen start, epoch milliseconds. */
    start: number | null;
    unavailable: UnavailableTime | null;
    setDay: (day: string) => void;
    setStart: (start: number) => void;
  };
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** The days with their open times; choosing a day moves on to its times. */
export function DayAndTime({ schedule, now }: DayAndTimeProps) {
  const panelId = useId();
  const times = useRef<HTMLParagraphElement>(null);
  const dayStart = dayKeyStart(schedule.day);
  const shown = schedule.days.find((day) => day.key === schedule.day);
  const starts = withUnavailable(shown, schedule.unavailable);
  const zone = useViewerZone(starts[0] ?? dayStart);

  const chooseDay = (day: string) => {
    // The words that take the focus must be those of the new day.
    flushSync(() => schedule.setDay(day));
    times.current?.focus();
  };

  return (
    <div>
      <p className="mb-2 font-medium" aria-hidden="true">
        Day
      </p>
      <DayTabs
        days={schedule.days}
        chosen={schedule.day}
        now={now}
        panelId={panelId}
        onChoose={chooseDay}
      />
      <div
        id={panelId}
        className="mt-4"
        role="tabpanel"
        aria-labelledby={dayTabId(panelId, schedule.day)}
      >
        <p ref={times} tabIndex={-1} className="font-medium">
          {formatDate(dayStart)}{' '}
          <span className="font-normal text-neutral-600">
            Philippine time (PHT){zone && `, time in ${zoneCity(zone)} below`}
          </span>
        </p>
        <TimeButtons
          starts={starts}
          chosen={schedule.start}
          unavailable={schedule.unavailable}
          zone={zone}
          onChoose={schedule.setStart}
        />
      </div>
    </div>
  );
}

/** The starts of the day, with the unavailable one in its place when it belongs there. */
function withUnavailable(
  day: OpenDay | undefined,
  unavailable: UnavailableTime | null,
): readonly number[] {
  const starts = day?.starts ?? [];
  const belongs =
    unavailable !== null && unavailable.why !== 'closed' && sameDay(unavailable.start, day);
  if (!belongs || starts.includes(unavailable.start)) return starts;
  return [...starts, unavailable.start].toSorted((a, b) => a - b);
}

function sameDay(start: number, day: OpenDay | undefined): boolean {
  return day !== undefined && dayKey(start) === day.key;
}
