'use client';

import type { FocusEvent } from 'react';
import { profileDayPath } from '@/components/lawyers/addresses';
import {
  CARD_TIMES,
  NARROW_TIMES,
  type OpenDay,
} from '@/components/lawyers/times/model/open-times';
import { useLinkPresses } from '@/components/ui/hooks/use-link-presses';
import { useOwnZone } from '@/components/ui/hooks/use-viewer-zone';
import type { Length } from '@/lib/domain/lawyers/pricing';
import { dayChipFrom, dayKeyStart, formatDate } from '@/lib/domain/platform/clock-labels';
import { TimeLink } from './time-link';

interface DayColumnsProps {
  lawyerId: string;
  label: string;
  days: readonly OpenDay[];
  /** Epoch milliseconds; its Manila day is called today. */
  now: number;
  length?: Length | undefined;
}

/** Days side by side, with two or three times each; they scroll inside the card if space is short. */
export function DayColumns({ lawyerId, label, days, now, length }: DayColumnsProps) {
  const ownZone = useOwnZone();
  const presses = useLinkPresses();
  return (
    <div className="scroll-x px-4">
      <ul aria-label={label} onFocus={showWhole} {...presses} className="card-days">
        {days.map((day) => (
          <li key={day.key}>
            <DayHead day={day} now={now} />
            {day.starts.slice(0, CARD_TIMES).map((start) => (
              <TimeLink
                key={start}
                lawyerId={lawyerId}
                start={start}
                length={length}
                ownZone={ownZone}
              />
            ))}
            {day.starts.length > NARROW_TIMES && <MoreTimes lawyerId={lawyerId} day={day} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Scrolls a cut-off day into view on keyboard focus; browsers leave it partly visible. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

function DayHead({ day, now }: { day: OpenDay; now: number }) {
  const { weekday, date } = dayChipFrom(dayKeyStart(day.key), now);
  return (
    <p>
      <b>{weekday}</b>
      {` ${date}`}
    </p>
  );
}

function MoreTimes({ lawyerId, day }: { lawyerId: string; day: OpenDay }) {
  const more = day.starts.length - CARD_TIMES;
  return (
    <a href={profileDayPath(lawyerId, day.key)} className={more === 0 ? '@3xl:hidden' : undefined}>
      <b>{`+${day.starts.length - NARROW_TIMES} more`}</b>
      <b>{`+${more} more`}</b>
      <span>{` on ${formatDate(dayKeyStart(day.key))}`}</span>
    </a>
  );
}
