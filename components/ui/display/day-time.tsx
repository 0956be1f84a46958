import { formatDate, formatTime } from '@/lib/domain/platform/clock-labels';

/** `10:00 AM PHT`, never broken over two lines. */
export function ClockTime({ instant }: { instant: number }) {
  return <span className="whitespace-nowrap">{formatTime(instant)} PHT</span>;
}

/** `Tue, Nov 24, 10:00 AM PHT`, broken before the time if anywhere. */
export function DayTime({ instant }: { instant: number }) {
  return (
    <span>
      {formatDate(instant)}, <ClockTime instant={instant} />
    </span>
  );
}
