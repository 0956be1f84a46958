import type { OpenDay } from '@/components/lawyers/times/model/open-times';
import type { Length } from '@/lib/domain/lawyers/pricing';
import { dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import { TimeLink } from '../times/time-link';

interface OtherDaysProps {
  lawyerId: string;
  days: readonly OpenDay[];
  length: Length;
}

/** Without scripts no day can be chosen: the times of all the others. */
export function OtherDays({ lawyerId, days, length }: OtherDaysProps) {
  return (
    <noscript>
      {days.map(({ key, starts }) => (
        <div key={key} className="mt-4 border-t pt-4">
          <h3 className="font-semibold">{formatDate(dayKeyStart(key))}</h3>
          <ul aria-label={formatDate(dayKeyStart(key))} className="mt-2.5 grid grid-cols-3 gap-2">
            {starts.map((start) => (
              <li key={start} className="grid">
                <TimeLink lawyerId={lawyerId} start={start} length={length} ownZone={null} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </noscript>
  );
}
