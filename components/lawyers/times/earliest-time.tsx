'use client';

import { Fact } from '@/components/ui/display/fact';
import { OwnTime } from '@/components/ui/display/own-time';
import { formatDate, formatTime, relativeDay } from '@/lib/domain/platform/clock-labels';
import { useLiveTimes } from './live-times-context';
import { useCurrentHour } from './use-current-hour';

interface EarliestTimeProps {
  /** Start of the earliest open time when the page was rendered, epoch milliseconds; null if there is none. */
  start: number | null;
  /** Instant of the rendering, epoch milliseconds. */
  now: number;
}

/** The earliest open time of any lawyer on the page. */
export function EarliestTime({ start, now }: EarliestTimeProps) {
  const live = useLiveTimes();
  const hour = useCurrentHour(now);
  const earliest = live ? live.earliest : start;
  if (earliest === null || earliest < hour) {
    return <Fact name="Earliest time" value="None in 14 days" note="New times open every day" />;
  }
  const day = relativeDay(earliest, hour);
  const date = formatDate(earliest);
  return (
    <Fact
      name="Earliest time"
      value={day === date ? date : `${day}, ${formatTime(earliest).replace(' ', '\u00a0')}`}
      note={
        <>
          {day === date ? `${formatTime(earliest)} PHT` : `${date}, PHT`}
          {/* Two lines on a phone, where a city's name may need the second. */}
          <span className="block in-data-abroad:min-h-10 in-data-abroad:sm:min-h-5">
            <OwnTime instant={earliest} short />
          </span>
        </>
      }
    />
  );
}
