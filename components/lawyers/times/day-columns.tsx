'use client';

import Link from 'next/link';
import type { FocusEvent } from 'react';
import { profileDayPath } from '@/components/lawyers/addresses';
import { useOwnZone } from '@/components/ui/hooks/use-viewer-zone';
import type { Length } from '@/lib/domain/lawyers/pricing';
import { dayChipFrom, dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import { CARD_TIMES, type OpenDay } from './open-times';
import { TimeLink } from './time-link';

interface DayColumnsProps {
  lawyerId: string;
  /** Accessible name of the list. */
  label: string;
  days: readonly OpenDay[];
  /** Epoch milliseconds; its Manila day is called today. */
  now: number;
  length?: Length | undefined;
}

/** Days side by side, three times each; where there is no room they scroll inside the card. */
export function DayColumns({ lawyerId, label, days, now, length }: DayColumnsProps) {
  const ownZone = useOwnZone();
  return (
    <div className="scroll-x px-4 pb-4">
      <ul
        aria-label={label}
        onFocus={showWhole}
        className="grid w-max grid-cols-[repeat(5,5.25rem)] gap-2 @lg:w-full @lg:grid-cols-5 @3xl:gap-1.5"
      >
        {days.map((day) => (
          <li key={day.key} className="snap-start">
            <DayHead day={day} now={now} />
            <div className="grid gap-1.5">
              {day.starts.slice(0, CARD_TIMES).map((start) => (
                <TimeLink key={start} {...{ lawyerId, start, length, ownZone }} />
              ))}
              {day.starts.length > CARD_TIMES && <MoreTimes lawyerId={lawyerId} day={day} />}
              {day.starts.length === 0 && <NoTimes />}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A day that is cut at the edge comes into view with the keyboard; browsers leave it where a part of it is seen. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

function DayHead({ day, now }: { day: OpenDay; now: number }) {
  const { weekday, date } = dayChipFrom(dayKeyStart(day.key), now);
  return (
    <p className="pb-2 text-center text-sm leading-tight">
      <span className={day.starts.length > 0 ? 'block font-semibold' : 'block text-neutral-600'}>
        {weekday}
      </span>
      <span className="text-neutral-600">{date}</span>
    </p>
  );
}

function MoreTimes({ lawyerId, day }: { lawyerId: string; day: OpenDay }) {
  const more = day.starts.length - CARD_TIMES;
  return (
    <Link
      href={profileDayPath(lawyerId, day.key)}
      prefetch={false}
      className="grid min-h-tap place-items-center rounded text-sm font-semibold text-teal-800 hover:bg-teal-50"
      aria-label={`+${more} more on ${formatDate(dayKeyStart(day.key))}`}
    >
      {`+${more} more`}
    </Link>
  );
}

function NoTimes() {
  return (
    <p className="grid min-h-tap place-items-center text-neutral-600">
      <span aria-hidden="true">–</span>
      <span className="sr-only">No open times</span>
    </p>
  );
}
