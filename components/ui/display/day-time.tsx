import { formatDate, formatTime } from '@/lib/domain/platform/clock-labels';

export function ClockTime({ instant }: { instant: number }) {
  return <span className="whitespace-nowrap">{formatTime(instant)} PHT</span>;
}

/** `Tue, Nov 24, 10:00 AM PHT`, wrapped only before the time. */
export function DayTime({ instant }: { instant: number }) {
  return (
    <span>
      {formatDate(instant)}, <ClockTime instant={instant} />
    </span>
  );
}
