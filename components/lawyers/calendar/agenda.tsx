'use client';

import { Plus } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import { holidayName } from '@/lib/catalogue/holidays';
import { isSaving } from '@/lib/client/lawyers/blocker-cache';
import {
  daysTouched,
  freeRanges,
  instantAt,
  isWholeDays,
  partsOfDay,
  stepBelow,
} from '@/lib/domain/lawyers/calendar/calendar-layout';
import type { MinuteRange } from '@/lib/domain/lawyers/open-hours';
import { dayKeyStart, formatDate, formatTime } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS, manilaDayNumber, type TimeRange } from '@/lib/domain/platform/time';
import { EntryLink, hrefOf } from './entry-link';
import {
  type BlockerEntry,
  type CalendarEntry,
  entryElementId,
  entryLook,
  type MeetingEntry,
  restOfName,
  shownTitle,
} from './model/entries';

interface AgendaProps {
  /** Key of the Manila day. */
  date: string;
  now: number;
  entries: readonly CalendarEntry[];
  hoursOf: (day: number) => readonly MinuteRange[] | null;
  onCreate: (range: TimeRange) => void;
  onOpen: (entry: BlockerEntry) => void;
}

/** One day as a list of entries and free working hours, which can be blocked. */
export function Agenda({ date, now, entries, hoursOf, onCreate, onOpen }: AgendaProps) {
  const day = manilaDayNumber(dayKeyStart(date));
  const parts = partsOfDay(entries, day);
  const hours = hoursOf(day);
  const holiday = holidayName(date);
  const from = Math.max(0, stepBelow((now - instantAt(day, 0)) / MINUTE_MS + 14, 15));
  const free = freeRanges(hours ?? [], parts, { from });
  const rows = [
    ...parts.map((part) => ({ minute: part.startMinute, part, range: null })),
    ...free.map((range) => ({ minute: range[0], part: null, range })),
  ].toSorted((a, b) => a.minute - b.minute);
  return (
    <>
      {holiday && <p className="mb-3 font-medium text-red-700">{holiday}</p>}
      {hours?.length === 0 && <p className="mb-3 text-neutral-700">No hours on this day.</p>}
      {rows.length === 0 && (
        <p className="rounded border border-dashed border-neutral-300 px-4 py-5 text-neutral-700">
          Nothing is planned on this day.
        </p>
      )}
      <ul className="grid gap-2.5" aria-label={formatDate(dayKeyStart(date))}>
        {rows.map(({ minute, part, range }) => (
          <li
            key={part ? part.entry.id : `free-${minute}`}
            className="grid grid-cols-[5.25rem_minmax(0,1fr)] items-center"
          >
            <span className="self-start pt-2.5 text-sm text-neutral-700 tabular" aria-hidden="true">
              {formatTime(instantAt(day, minute))}
            </span>
            {part ? (
              <AgendaEntry entry={part.entry} now={now} onOpen={onOpen} />
            ) : (
              <FreeRange day={day} range={range} onCreate={onCreate} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const BOX = 'block w-full rounded border px-3.5 py-2.5 text-left';

interface AgendaEntryProps extends Pick<AgendaProps, 'now' | 'onOpen'> {
  entry: CalendarEntry;
}

function AgendaEntry({ entry, now, onOpen }: AgendaEntryProps) {
  const look = classNames(BOX, entryLook(entry));
  if (entry.kind !== 'blocker')
    return (
      <EntryLink href={hrefOf(entry)} className={look}>
        <span className="block font-semibold">
          <span>{shownTitle(entry)}</span>
          <span className="sr-only">{restOfName(entry)}</span>
        </span>
        <span aria-hidden="true" className="block text-sm">
          {detailOf(entry, now)}
        </span>
      </EntryLink>
    );
  return (
    <button
      type="button"
      id={entryElementId(entry.id)}
      disabled={isSaving(entry.blocker)}
      onClick={() => onOpen(entry)}
      className={look}
    >
      <span className="block font-semibold break-words">
        <span>{entry.title}</span>
        <span className="sr-only">{restOfName(entry)}</span>
      </span>
      <span aria-hidden="true" className="block text-sm tabular">
        <span>{endLabel('Blocked', entry)}</span>
        {entry.blocker.series_id && <span>{', repeats'}</span>}
      </span>
    </button>
  );
}

function detailOf(entry: Exclude<CalendarEntry, BlockerEntry>, now: number): string {
  if (entry.kind === 'meeting') return meetingDetail(entry, now);
  if (entry.kind === 'busy') return endLabel('Busy', entry);
  return `At the office, ${lengthLabel((entry.end - entry.start) / MINUTE_MS)}`;
}

/** Formats the end: `Blocked until 1:00 PM`, with the day if it is another; only days if they are whole. */
function endLabel(what: string, { start, end }: TimeRange): string {
  const [first, last] = daysTouched({ start, end });
  if (isWholeDays({ start, end }))
    return first === last ? `${what} the whole day` : `${what} until ${formatDate(end - 1)}`;
  return first === last
    ? `${what} until ${formatTime(end)}`
    : `${what} until ${formatDate(end)}, ${formatTime(end)}`;
}

interface FreeRangeProps extends Pick<AgendaProps, 'onCreate'> {
  day: number;
  range: MinuteRange;
}

function FreeRange({ day, range: [from, to], onCreate }: FreeRangeProps) {
  const range = { start: instantAt(day, from), end: instantAt(day, to) };
  const length = lengthLabel(to - from);
  return (
    <button
      type="button"
      onClick={() => onCreate(range)}
      aria-label={`Free, ${length}, from ${formatTime(range.start)} to ${formatTime(range.end)}: block time`}
      className="flex min-h-tap w-full items-center gap-2 rounded border border-dashed border-neutral-500 px-3.5 text-left text-sm text-neutral-700 transition-colors hover:bg-white"
    >
      <Icon of={Plus} className="size-4" />
      Free, {length}
    </button>
  );
}

function meetingDetail(entry: MeetingEntry, now: number): string {
  const length = `${(entry.end - entry.start) / MINUTE_MS} min`;
  const type = entry.type === 'VIDEO' ? 'Video' : 'Phone';
  if (entry.state === 'held') return `${entry.title}, ${type.toLowerCase()}, ${length}`;
  if (entry.state === 'past') return `Over, ${type.toLowerCase()}, ${length}`;
  if (entry.start <= now) return `${type}, ${length}, under way`;
  const minutes = Math.ceil((entry.start - now) / MINUTE_MS);
  const soon = entry.state === 'next' && minutes < 1440;
  return `${type}, ${length}${soon ? `, starts in ${lengthLabel(minutes)}` : ''}`;
}

/** Formats minutes: `30 min`, `1 hour`, `2 hours 15 min`. */
export function lengthLabel(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const inHours = `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? inHours : `${inHours} ${rest} min`;
}
