import type { Ref } from 'react';
import type { OpenDay } from '@/components/lawyers/times/model/open-times';
import { TimesZone } from '@/components/ui/display/own-time';
import { useOwnZone } from '@/components/ui/hooks/use-viewer-zone';
import type { Length } from '@/lib/domain/lawyers/pricing';
import { dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import { TimeLink } from '../times/time-link';

interface DayTimesProps {
  /** The heading, which takes the focus after a day was chosen. */
  ref: Ref<HTMLHeadingElement>;
  lawyerId: string;
  day: OpenDay | null;
  length: Length;
}

/** The open times of the chosen day. */
export function DayTimes({ ref, lawyerId, day, length }: DayTimesProps) {
  const ownZone = useOwnZone();
  if (!day) return null;
  return (
    <>
      <h3
        ref={ref}
        id="times-of-the-day"
        tabIndex={-1}
        className="mt-4 border-t pt-4 font-semibold"
      >
        {formatDate(dayKeyStart(day.key))} <TimesZone instant={dayKeyStart(day.key)} />
      </h3>
      <ul aria-labelledby="times-of-the-day" className="mt-2.5 grid grid-cols-3 gap-2">
        {day.starts.map((start) => (
          <li key={start} className="grid">
            <TimeLink lawyerId={lawyerId} start={start} length={length} ownZone={ownZone} />
          </li>
        ))}
      </ul>
    </>
  );
}
