'use client';

import {
  closedRanges,
  DAY_MINUTES,
  partsOfDay,
  placeParts,
} from '@/lib/domain/lawyers/calendar/calendar-layout';
import type { MinuteRange } from '@/lib/domain/lawyers/open-hours';
import { formatDate } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS, manilaDayStart } from '@/lib/domain/platform/time';
import type { CalendarEntry } from '../model/entries';
import { type EntryActions, Ghost, GridEntry, MIN_MINUTES, percent } from './grid-entry';
import type { Draft } from './use-grid-drag';

interface DayColumnProps {
  /** Manila day number. */
  day: number;
  entries: readonly CalendarEntry[];
  /** Working hours; null if unknown. */
  hours: readonly MinuteRange[] | null;
  now: number;
  wide: boolean;
  ghost: { draft: Draft; title: string } | null;
  actions: EntryActions;
}

export function DayColumn(props: DayColumnProps) {
  const { day, entries, hours, now, wide, ghost, actions } = props;
  const placed = placeParts(partsOfDay(entries, day), MIN_MINUTES);
  const start = manilaDayStart(day);
  const minuteOfNow = (now - start) / MINUTE_MS;
  return (
    <div className="relative border-l">
      {hours && <ClosedHours hours={hours} />}
      <ul aria-label={formatDate(start)}>
        {placed.map((part) => (
          <GridEntry
            key={part.entry.id}
            part={part}
            wide={wide}
            faded={ghost?.draft.id === part.entry.id}
            actions={actions}
          />
        ))}
      </ul>
      {ghost &&
        partsOfDay([ghost.draft], day).map((part) => (
          <Ghost key="ghost" part={part} title={ghost.title} />
        ))}
      {minuteOfNow >= 0 && minuteOfNow < DAY_MINUTES && (
        <div
          aria-hidden="true"
          style={{ top: percent(minuteOfNow / DAY_MINUTES) }}
          className="pointer-events-none absolute inset-x-0 z-10 border-t border-red-600"
        >
          <span className="absolute -top-1 -left-1 size-2 rounded-full bg-red-600" />
        </div>
      )}
    </div>
  );
}

function ClosedHours({ hours }: { hours: readonly MinuteRange[] }) {
  return closedRanges(hours).map(([from, to]) => (
    <div
      key={from}
      aria-hidden="true"
      style={{ top: percent(from / DAY_MINUTES), height: percent((to - from) / DAY_MINUTES) }}
      className="absolute inset-x-0 bg-neutral-100"
    />
  ));
}
