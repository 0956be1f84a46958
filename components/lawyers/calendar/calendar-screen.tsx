'use client';
import { X } from 'lucide';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { PermittedLink } from '@/components/platform/practice';
import { classNames } from '@/components/ui/class-names';
import { DayTime } from '@/components/ui/display/day-time';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { IconButton } from '@/components/ui/forms/button';
import { useLater } from '@/components/ui/hooks/use-later';
import { Icon } from '@/components/ui/icons/icon';
import { CALENDAR_FAILURE } from '@/lib/client/lawyers/blockers';
import { messageFor, reasonFor } from '@/lib/client/platform/messages';
import type { CreatedBlocker } from '@/lib/contract/lawyers/blockers';
import type { MinuteRange } from '@/lib/domain/lawyers/open-hours';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { suggestedRange } from './blocking/blocker-values';
import { NewBlocker } from './blocking/new-blocker';
import { useBlockerEditing } from './blocking/use-blocker-editing';
import { BLOCK_TIME_HASH, BLOCK_TIME_ID, CalendarToolbar } from './calendar-toolbar';
import { CalendarView } from './calendar-view';
import { GridSkeleton } from './grid/grid-skeleton';
import { KeyboardHelp, KeyboardHint } from './grid/keyboard-help';
import type { CalendarAddress } from './model/calendar-address';
import { type BlockerEntry, type CalendarEntry, entryElementId } from './model/entries';

/** Looks that are explained; one with a kind where there is an entry of it. */
const ROWS: readonly (readonly [label: string, look: string, kind?: CalendarEntry['kind']])[] = [
  ['Meeting', 'bg-teal-800'],
  ['Next', 'bg-lime-400'],
  ['Held, being paid', 'border border-dashed border-amber-700 bg-amber-50'],
  ['Over', 'border border-neutral-300 bg-neutral-100'],
  ['At the office', 'border border-teal-700 bg-teal-50', 'appointment'],
  ['Blocked', 'border border-neutral-300 bg-neutral-100 hatch'],
  ['Busy elsewhere', 'border border-dashed border-neutral-400 bg-white hatch', 'busy'],
];

/** Loads the dialogs for existing blocked times once they are needed. */
const loadDialogs = () =>
  import('./blocking/calendar-dialogs').then(({ CalendarDialogs }) => CalendarDialogs);

export interface CalendarScreenProps {
  address: CalendarAddress;
  onGo: (change: Partial<CalendarAddress>) => void;
  now: number;
  entries: readonly CalendarEntry[] | undefined;
  hoursOf: (day: number) => readonly MinuteRange[] | null;
  error: Error | null;
  status?: ReactNode;
  retrying: boolean;
  onRetry: () => void;
}

/** A lawyer's calendar: meetings and blocked times of a month, a week or a day. */
export function CalendarScreen(props: CalendarScreenProps) {
  const { address, onGo, now, entries, hoursOf, status } = props;
  const today = dayKey(now);
  const [announcement, announce] = useState('');
  const changes = useBlockerEditing(announce);
  const { editing, edit } = changes;
  const { code: Dialogs, retry } = useLater(loadDialogs, true);
  useEffect(() => {
    if (editing) retry();
  }, [editing, retry]);
  const refocus = useRefocus();
  const suggested = suggestedRange(address.date, now);
  const openNew = (open: boolean) => {
    if (open) edit({ kind: 'create', range: suggested });
    else if (editing?.kind === 'create') edit(null);
  };
  // From other pages, to block time at once; a reload does not ask again.
  const isAsked = useRef(true);
  useEffect(() => {
    if (!isAsked.current || window.location.hash !== BLOCK_TIME_HASH) return;
    isAsked.current = false;
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    edit({ kind: 'create', range: suggested });
  }, [edit, suggested]);
  const open = (entry: BlockerEntry) => {
    refocus(entry.id);
    edit({ kind: 'edit', entry });
  };
  const asked = useMemo(() => {
    if (editing?.kind === 'create') return { id: null, ...editing.range };
    return editing?.kind === 'move' ? { id: editing.entry.id, ...editing.range } : null;
  }, [editing]);
  return (
    <>
      <CalendarToolbar address={address} today={today} onGo={onGo} onBlock={() => openNew(true)} />
      <div className="mt-4 grid gap-4">
        {status}
        <OverlappingMeetings meetings={changes.overlapping} onClose={changes.clearOverlapping} />
        {entries ? (
          <CalendarView
            address={address}
            today={today}
            now={now}
            entries={entries}
            hoursOf={hoursOf}
            asked={asked}
            onGo={onGo}
            announce={announce}
            onCreate={(range) => edit({ kind: 'create', range })}
            onChange={(entry, range) => {
              refocus(entry.id);
              changes.move(entry, range);
            }}
            onOpen={open}
            onDelete={(entry) => {
              refocus(entry.id);
              edit({ kind: 'delete', entry });
            }}
          />
        ) : (
          <Unread {...props} />
        )}
        {/* Below, so that nothing moves away under a pointer. */}
        <p role="status" className={announcement ? 'text-sm text-neutral-700' : 'sr-only'}>
          {announcement}
        </p>
        <Legend entries={entries} />
      </div>
      <KeyboardHint />
      <div className="max-lg:hidden">
        <KeyboardHelp />
      </div>
      <NewBlocker
        range={editing?.kind === 'create' ? editing.range : suggested}
        open={editing?.kind === 'create'}
        onOpenChange={openNew}
        pending={changes.pending}
        error={changes.error}
        onSave={changes.save}
      />
      {Dialogs && <Dialogs changes={changes} />}
    </>
  );
}

function Unread({ error, retrying, onRetry }: CalendarScreenProps) {
  if (!error) return <GridSkeleton />;
  return (
    <ErrorState title={messageFor(CALENDAR_FAILURE, error)} retrying={retrying} onRetry={onRetry}>
      {reasonFor(error)}
    </ErrorState>
  );
}

function Legend({ entries = [] }: Partial<Pick<CalendarScreenProps, 'entries'>>) {
  const shown = ROWS.filter(([, , kind]) => !kind || entries.some((entry) => entry.kind === kind));
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-neutral-700">
      {shown.map(([label, look]) => (
        <li key={label} className="flex items-center gap-2">
          <span className={classNames('size-4 rounded-inner', look)} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Restores the keyboard focus after an entry moved to another day (a new element) or was deleted. */
function useRefocus(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    // Someone with a pointer is elsewhere by now.
    const forget = () => {
      wanted.current = null;
    };
    window.addEventListener('pointerdown', forget);
    return () => window.removeEventListener('pointerdown', forget);
  }, []);
  useEffect(() => {
    // After a dialog has given the focus back to what opened it.
    const timer = setTimeout(() => {
      const isLost = document.activeElement === document.body;
      if (
        wanted.current === null ||
        !isLost ||
        document.querySelector('[role="dialog"]:not([popover]), dialog[open]')
      )
        return;
      const entry = document.getElementById(entryElementId(wanted.current));
      (entry ?? document.getElementById(BLOCK_TIME_ID))?.focus();
    });
    return () => clearTimeout(timer);
  });
  return (id) => {
    wanted.current = id;
  };
}

interface OverlappingMeetingsProps {
  meetings: CreatedBlocker['meetings'];
  onClose: () => void;
}

function OverlappingMeetings({ meetings, onClose }: OverlappingMeetingsProps) {
  if (meetings.length === 0) return null;
  const count = meetings.length === 1 ? 'A meeting is' : `${meetings.length} meetings are`;
  return (
    <Notice tone="waiting" title={`${count} booked then`} className="relative pr-14">
      <p>
        Your blocked time is saved. These meetings are already booked and will still take place:
      </p>
      <ul className="mt-2 grid gap-2">
        {meetings.map(({ _id, client, start_time }) => (
          <li key={_id}>
            <PermittedLink
              href={`/lawyer-portal/meeting/${_id}`}
              className="inline-block rounded font-medium underline underline-offset-4"
            >
              {client}
            </PermittedLink>
            <span className="block tabular">
              <DayTime instant={Date.parse(start_time)} />
            </span>
          </li>
        ))}
      </ul>
      <span className="absolute top-1.5 right-1.5">
        <IconButton aria-label="Close this message" onClick={onClose}>
          <Icon of={X} className="size-5" />
        </IconButton>
      </span>
    </Notice>
  );
}
