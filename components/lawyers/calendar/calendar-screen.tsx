'use client';

import { useMemo, useState } from 'react';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { messageFor, reasonFor } from '@/lib/client/platform/messages';
import type { MinuteRange } from '@/lib/domain/lawyers/open-hours';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { suggestedRange } from './blocking/blocker-values';
import { CalendarDialogs } from './blocking/calendar-dialogs';
import { StandingMeetings } from './blocking/standing-meetings';
import { useBlockerEditing } from './blocking/use-blocker-editing';
import { CalendarToolbar } from './calendar-toolbar';
import { CalendarView } from './calendar-view';
import { GridSkeleton } from './grid/grid-skeleton';
import { KeyboardHelp, KeyboardHint } from './grid/keyboard-help';
import { Legend } from './legend';
import type { CalendarAddress } from './model/calendar-address';
import type { BlockerEntry, CalendarEntry } from './model/entries';
import { useRefocus } from './use-refocus';

export interface CalendarScreenProps {
  address: CalendarAddress;
  onGo: (change: Partial<CalendarAddress>) => void;
  now: number;
  /** Undefined until they are there. */
  entries: readonly CalendarEntry[] | undefined;
  hoursOf: (day: number) => readonly MinuteRange[] | null;
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

/** The calendar of a lawyer: meetings and blocked times of a month, a week or a day. */
export function CalendarScreen(props: CalendarScreenProps) {
  const { address, onGo, now, entries, hoursOf } = props;
  const today = dayKey(now);
  const [announcement, announce] = useState('');
  const changes = useBlockerEditing(announce);
  const { editing, edit } = changes;
  const refocus = useRefocus();
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
      <CalendarToolbar
        {...{ address, today, onGo }}
        onBlock={() => edit({ kind: 'create', range: suggestedRange(address.date, now) })}
      />
      <div className="mt-4 grid gap-4">
        <StandingMeetings meetings={changes.standing} onClose={changes.clearStanding} />
        {entries ? (
          <CalendarView
            {...{ address, today, now, entries, hoursOf, asked, onGo, announce }}
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
        <Legend />
      </div>
      <KeyboardHint />
      <div className="max-lg:hidden">
        <KeyboardHelp />
      </div>
      <CalendarDialogs changes={changes} />
    </>
  );
}

function Unread({ error, retrying, onRetry }: CalendarScreenProps) {
  if (!error) return <GridSkeleton />;
  return (
    <ErrorState title={messageFor('calendar', error)} retrying={retrying} onRetry={onRetry}>
      {reasonFor(error)}
    </ErrorState>
  );
}
