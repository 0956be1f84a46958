'use client';

import type { CSSProperties, KeyboardEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { isSaving } from '@/lib/client/lawyers/blocker-cache';
import {
  DAY_MINUTES,
  type DayPart,
  type PlacedPart,
} from '@/lib/domain/lawyers/calendar/calendar-layout';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import type { TimeRange } from '@/lib/domain/platform/time';
import { EntryLink, hrefOf } from '../entry-link';
import {
  type BlockerEntry,
  type CalendarEntry,
  entryDetail,
  entryElementId,
  entryLook,
  restOfName,
  shortTimes,
  shownTitle,
  wideDetail,
} from '../model/entries';
import { KEYS_ID } from './keyboard-help';

/** Minutes of height of the smallest entry, a target of 24 pixels, and minutes from which a second line fits. */
export const MIN_MINUTES = 28;
const TWO_LINES = 45;

export interface EntryActions {
  onOpen: (entry: BlockerEntry) => void;
  onKeyDown: (event: KeyboardEvent, entry: BlockerEntry) => void;
  onBlur: (entry: BlockerEntry) => void;
}

interface GridEntryProps {
  part: PlacedPart<CalendarEntry>;
  wide: boolean;
  faded: boolean;
  actions: EntryActions;
}

const BOX =
  'flex size-full flex-col justify-start overflow-hidden rounded-inner border px-1.5 py-0.5 text-left text-sm leading-4.5 *:shrink-0';

export function GridEntry({ part, wide, faded, actions }: GridEntryProps) {
  const { entry } = part;
  const look = classNames(BOX, entryLook(entry), faded && 'opacity-40 focus-visible:opacity-100');
  return (
    <li className="absolute p-px" style={boxOf(part)}>
      {entry.kind !== 'blocker' ? (
        <EntryLink
          href={hrefOf(entry)}
          className={classNames(look, hrefOf(entry) && 'hover:underline')}
        >
          <Lines entry={entry} part={part} wide={wide} />
        </EntryLink>
      ) : (
        <BlockerButton entry={entry} part={part} wide={wide} look={look} actions={actions} />
      )}
    </li>
  );
}

interface BlockerButtonProps extends Pick<GridEntryProps, 'part' | 'wide' | 'actions'> {
  entry: BlockerEntry;
  look: string;
}

function BlockerButton({ entry, part, wide, look, actions }: BlockerButtonProps) {
  const saving = isSaving(entry.blocker);
  return (
    <>
      <button
        type="button"
        id={part.startsBefore ? undefined : entryElementId(entry.id)}
        data-blocker={entry.id}
        aria-describedby={KEYS_ID}
        aria-busy={saving || undefined}
        disabled={saving}
        onClick={() => actions.onOpen(entry)}
        onKeyDown={(event) => actions.onKeyDown(event, entry)}
        onBlur={() => actions.onBlur(entry)}
        className={classNames(look, 'hover:border-neutral-600')}
      >
        <Lines entry={entry} part={part} wide={wide} />
      </button>
      {!part.endsAfter && !saving && (
        <span
          data-resize={entry.id}
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 flex h-2 cursor-ns-resize touch-none items-end justify-center pb-0.5 pointer-coarse:h-3.5"
        >
          <span className="h-0.5 w-6 rounded-full bg-neutral-500 pointer-fine:opacity-0 pointer-fine:in-[li:hover]:opacity-100" />
        </span>
      )}
    </>
  );
}

interface LinesProps {
  entry: CalendarEntry;
  part: DayPart<CalendarEntry>;
  wide: boolean;
}

function Lines({ entry, part, wide }: LinesProps) {
  const tall = part.endMinute - part.startMinute >= TWO_LINES;
  if (wide)
    return (
      <span className="flex gap-3">
        <Title entry={entry} className="truncate font-semibold" />
        <span aria-hidden="true" className="shrink-0 tabular">
          {wideDetail(entry)}
        </span>
      </span>
    );
  if (!tall)
    return (
      <span className="flex gap-1">
        {!part.startsBefore && (
          <span aria-hidden="true" className="shrink-0 tabular">
            {formatTime(entry.start).slice(0, -3)}
          </span>
        )}
        <Title entry={entry} className="truncate font-semibold" />
      </span>
    );
  return (
    <>
      <Title entry={entry} className="block truncate font-semibold" />
      {/* In the name already, in other words. */}
      <span aria-hidden="true" className="block truncate tabular">
        {entryDetail(entry)}
      </span>
    </>
  );
}

function Title({ entry, className }: { entry: CalendarEntry; className: string }) {
  return (
    <span className={className}>
      <span>{shownTitle(entry)}</span>
      <span className="sr-only">{restOfName(entry)}</span>
    </span>
  );
}

export function Ghost({ part, title }: { part: DayPart<TimeRange>; title: string }) {
  return (
    <div
      aria-hidden="true"
      style={boxOf({ ...part, column: 0, columns: 1 })}
      className="pointer-events-none absolute z-10 overflow-hidden rounded-inner border-2 border-teal-800 bg-teal-50 px-1.5 text-sm leading-4.5 text-teal-900 shadow"
    >
      <span className="block truncate font-semibold">{title}</span>
      <span className="block truncate tabular">{shortTimes(part.entry)}</span>
    </div>
  );
}

function boxOf(part: PlacedPart<unknown>): CSSProperties {
  const { startMinute, endMinute, column, columns } = part;
  const minutes = Math.max(endMinute - startMinute, MIN_MINUTES);
  const top = Math.min(startMinute, DAY_MINUTES - minutes);
  return {
    top: percent(top / DAY_MINUTES),
    height: percent(minutes / DAY_MINUTES),
    left: percent(column / columns),
    width: percent(1 / columns),
  };
}

export function percent(share: number): string {
  return `${share * 100}%`;
}
