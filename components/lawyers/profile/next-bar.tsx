'use client';

import { TIMES_ID } from '@/components/lawyers/addresses';
import { firstStart, fromHourOf, openDays } from '@/components/lawyers/times/model/open-times';
import { classNames } from '@/components/ui/class-names';
import { Price } from '@/components/ui/display/price';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useInView } from '@/components/ui/hooks/use-in-view';
import type { Calendar } from '@/lib/contract/lawyers/lawyers';
import { formatTime, relativeDay } from '@/lib/domain/platform/clock-labels';
import { useCurrentHour } from '../times/use-current-hour';
import { useCalendar } from './use-calendar';

interface NextBarProps {
  lawyerId: string;
  calendar: Calendar;
  /** Lowest price, centavos. */
  from: number;
  /** Minutes of the free first meeting; null where none is offered. */
  freeMinutes: number | null;
  /** Instant of the request, epoch milliseconds. */
  now: number;
}

/** On a phone: the next open time and a link to all of them, in view while the profile scrolls. */
export function NextBar({ lawyerId, calendar, from, freeMinutes, now }: NextBarProps) {
  const hour = useCurrentHour(now);
  const current = useCalendar(lawyerId, calendar);
  const next = firstStart(fromHourOf(openDays(current.calendar), hour));
  // Not while they only come up at the lower edge.
  const timesInView = useInView(TIMES_ID, '0px 0px -40%');
  if (next === null) return null;
  return (
    <section
      aria-label="Book"
      data-hidden-for="lawyer"
      className={classNames(
        'sticky low:static bottom-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-white px-4 py-3 shadow lg:hidden print:hidden',
        timesInView && 'invisible',
      )}
    >
      <p className="min-w-0 flex-[1_1_8rem] text-sm leading-tight text-neutral-600">
        <span className="font-semibold text-neutral-900 tabular">
          {relativeDay(next, hour)}, {formatTime(next)}
        </span>{' '}
        PHT
        <br />
        {freeMinutes === null ? (
          <span>
            Next open time, from <Price centavos={from} />
          </span>
        ) : (
          <span>
            First {freeMinutes} minutes <Price centavos={0} />
          </span>
        )}
      </p>
      <a href={`#${TIMES_ID}`} className={buttonClass({ variant: 'action' })}>
        See times
      </a>
    </section>
  );
}
