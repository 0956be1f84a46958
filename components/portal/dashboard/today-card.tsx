import Link from 'next/link';
import { meetingPath } from '@/components/meetings/meeting-path';
import { classNames } from '@/components/ui/class-names';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { AgendaEntry } from '@/lib/contract/meetings/dashboard';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';

interface TodayCardProps {
  entries: readonly AgendaEntry[];
  now: number;
}

export function TodayCard({ entries, now }: TodayCardProps) {
  return (
    <section aria-labelledby="today" className="rounded border bg-white p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="today" className="text-xl">
          Today <span className="font-sans text-sm font-normal text-neutral-600">PHT</span>
        </h2>
        <Link
          href="/lawyer-portal/calendar"
          prefetch={false}
          className={`${textLinkAloneClass} -my-3 text-sm`}
        >
          Calendar
        </Link>
      </div>
      {entries.length === 0 ? (
        <p className="mt-3 text-neutral-700">Nothing planned for today.</p>
      ) : (
        <ol className="mt-3">
          {entries.map((entry) => (
            <Row key={`${entry.kind} ${entry.start_time}`} entry={entry} now={now} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Row({ entry, now }: { entry: AgendaEntry; now: number }) {
  const [start, end] = [Date.parse(entry.start_time), Date.parse(entry.end_time)];
  const isOver = now >= end;
  return (
    <li
      className={classNames(
        'relative -mx-2 grid grid-cols-[4.75rem_minmax(0,1fr)] gap-3 rounded-inner px-2 py-2.5',
        isVisit(entry) && 'hover:bg-neutral-50',
      )}
    >
      <time
        dateTime={entry.start_time}
        className={classNames(
          'text-sm leading-6 tabular',
          isOver || !isVisit(entry) ? 'text-neutral-600' : 'font-medium',
        )}
      >
        {formatTime(start)}
      </time>
      <div className={classNames('min-w-0 border-l-2 pl-3', edgeOf(entry, start, end, now))}>
        <Name entry={entry} isOver={isOver} />
        <p className="text-sm text-neutral-600 tabular">{detailOf(entry, start, end, isOver)}</p>
      </div>
    </li>
  );
}

function Name({ entry, isOver }: { entry: AgendaEntry; isOver: boolean }) {
  if (entry.kind === 'blocker' || entry.kind === 'free') {
    return (
      <p className="truncate text-neutral-700">
        {entry.kind === 'free' ? 'Free' : entry.title || 'Time off'}
      </p>
    );
  }
  return (
    <p className={classNames('truncate', isOver ? 'text-neutral-600 line-through' : 'font-medium')}>
      <Link href={hrefOf(entry)} prefetch={false} className="stretch rounded">
        {entry.client}
      </Link>
    </p>
  );
}

type Visit = Extract<AgendaEntry, { kind: 'meeting' | 'appointment' }>;

function isVisit(entry: AgendaEntry): entry is Visit {
  return entry.kind === 'meeting' || entry.kind === 'appointment';
}

function hrefOf({ kind, _id }: Visit): string {
  return kind === 'meeting'
    ? meetingPath('lawyer', _id)
    : '/lawyer-portal/notary-public?part=requests&requests=answered';
}

/** Returns the colour of the edge: lime for the current entry. */
function edgeOf(entry: AgendaEntry, start: number, end: number, now: number): string {
  if (!isVisit(entry)) return 'border-neutral-300';
  if (entry.kind === 'meeting' && entry.status === 'PAYMENT_PENDING') return 'border-amber-400';
  return start <= now && now < end ? 'border-lime-500' : 'border-teal-700';
}

function detailOf(entry: AgendaEntry, start: number, end: number, isOver: boolean): string {
  if (entry.kind === 'free') return `Bookable until ${formatTime(end)}`;
  if (entry.kind === 'blocker') return isWholeDay(start, end) ? 'Blocked all day' : blocked(end);
  const minutes = `${(end - start) / MINUTE_MS} min`;
  if (isOver) return `Over, ${minutes}`;
  if (entry.kind === 'appointment') return `At the office, ${minutes}`;
  const way = entry.type === 'VIDEO' ? 'Video' : 'Phone';
  return `${way}, ${minutes}${entry.status === 'PAYMENT_PENDING' ? ', not paid yet' : ''}`;
}

const blocked = (end: number) =>
  isMidnight(end) ? 'Blocked for the rest of the day' : `Blocked until ${formatTime(end)}`;

function isWholeDay(start: number, end: number): boolean {
  return isMidnight(start) && isMidnight(end);
}

function isMidnight(instant: number): boolean {
  return manilaDayStart(manilaDayNumber(instant)) === instant;
}
