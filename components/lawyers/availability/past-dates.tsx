import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import type { OwnAvailability } from '@/lib/contract/lawyers/availability';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { hoursText } from './hours-labels';

/** Dates that are over. They change nothing any more and go with the next save. */
export function PastDates({ dates }: { dates: OwnAvailability['exceptions'] }) {
  if (dates.length === 0) return null;
  return (
    <details className="group mt-2">
      <summary className="flex min-h-tap items-center gap-2 rounded text-sm font-medium text-neutral-700 hover:text-neutral-900">
        <Icon of={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
        {dates.length === 1 ? '1 past date' : `${dates.length} past dates`}
      </summary>
      <ul className="grid gap-1 pb-2 pl-6 text-sm text-neutral-700">
        {dates.map((one) => (
          <li key={`${one.date} ${one.start_time}`}>
            {formatDay(dayKeyStart(one.date))}, {whatDiffered(one)}
          </li>
        ))}
      </ul>
      <p className="pb-2 pl-6 text-sm text-neutral-600">They are removed when you save.</p>
    </details>
  );
}

function whatDiffered({ available, start_time, end_time }: OwnAvailability['exceptions'][number]) {
  if (start_time === null || end_time === null) return 'day off';
  return `${available ? 'open' : 'off'} ${hoursText([{ start_time, end_time }])}`;
}
