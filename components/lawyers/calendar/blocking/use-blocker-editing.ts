'use client';

import { useState } from 'react';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { asOwn } from '@/lib/client/lawyers/blocker-cache';
import {
  CHANGE_BLOCKER_FAILURE,
  DELETE_BLOCKER_FAILURE,
  RESTORE_BLOCKER_FAILURE,
  useChangeBlocker,
  useCreateBlocker,
  useDeleteBlocker,
  useRestoreBlocker,
} from '@/lib/client/lawyers/blockers';
import { messageFor } from '@/lib/client/platform/messages';
import type { CreatedBlocker } from '@/lib/contract/lawyers/blockers';
import type { SeriesScope } from '@/lib/domain/lawyers/calendar/repeats';
import { isoInstant, type TimeRange } from '@/lib/domain/platform/time';
import { type BlockerEntry, longTimes } from '../model/entries';
import type { BlockerBody } from './blocker-fields';

export type Editing =
  | { readonly kind: 'create'; readonly range: TimeRange }
  | { readonly kind: 'edit'; readonly entry: BlockerEntry }
  | { readonly kind: 'move'; readonly entry: BlockerEntry; readonly range: TimeRange }
  | { readonly kind: 'delete'; readonly entry: BlockerEntry };

type Saved = Pick<CreatedBlocker, 'meetings'>;

/** Creates, moves, changes and deletes blocked times; holds the open dialog, the pending requests and their results. */
export function useBlockerEditing(announce: (text: string) => void) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [overlapping, setOverlapping] = useState<CreatedBlocker['meetings']>([]);
  const [create, change, remove] = [useCreateBlocker(), useChangeBlocker(), useDeleteBlocker()];
  const restore = useRestoreBlocker();

  const edit = (next: Editing | null) => {
    for (const mutation of [create, change, remove]) mutation.reset();
    setEditing(next);
  };
  const done = (text: string, { meetings }: Saved = { meetings: [] }) => {
    setEditing(null);
    setOverlapping(meetings);
    announce(text);
  };
  const movedTo = ({ blocker }: BlockerEntry, { start, end }: TimeRange, scope: SeriesScope) => ({
    blocker,
    scope,
    body: { title: blocker.title, start_time: isoInstant(start), end_time: isoInstant(end) },
  });
  /** Moves optimistically and reverts on failure; each move has its own error, also when another follows. */
  const moveAtOnce = async (
    entry: BlockerEntry,
    range: TimeRange,
    scope: SeriesScope,
    told: (saved: Saved) => void,
  ) => {
    try {
      told(await change.mutateAsync(movedTo(entry, range, scope)));
    } catch (error) {
      showToast('error', messageFor(CHANGE_BLOCKER_FAILURE, error));
    }
  };
  /** Says where it stands now, with a way back; where more of a series moved than itself, only all of it has one. */
  const moved = (entry: BlockerEntry, range: TimeRange, scope: SeriesScope, saved: Saved) => {
    setOverlapping(saved.meetings);
    announce('');
    const back = () =>
      moveAtOnce(entry, entry, scope, ({ meetings }) => {
        setOverlapping(meetings);
        announce(`Undone: ${entry.title}, ${longTimes(entry)}`);
      });
    const text = `Saved: ${entry.title}, ${longTimes(range)}`;
    showToast('success', text, scope === 'following' ? undefined : { label: 'Undo', run: back });
  };

  /** Deletes the blocker just created, including its series. */
  const undo = async ({ title, ...times }: BlockerBody, { _id, series_id }: CreatedBlocker) => {
    const blocker = asOwn({ ...times, _id, series_id, title: title ?? '' });
    try {
      await remove.mutateAsync({ blocker, scope: 'all' });
      setOverlapping([]);
      announce('Undone: nothing is blocked');
    } catch (error) {
      showToast('error', messageFor(DELETE_BLOCKER_FAILURE, error));
    }
  };

  /** Restores what was just deleted, including its series. */
  const putBack = async (id: string) => {
    try {
      const { meetings, count } = await restore.mutateAsync(id);
      setOverlapping(meetings);
      announce(count === 1 ? 'Undone: the time is blocked' : `Undone: ${count} times are blocked`);
    } catch (error) {
      showToast('error', messageFor(RESTORE_BLOCKER_FAILURE, error));
    }
  };

  return {
    editing,
    edit,
    overlapping,
    clearOverlapping: () => setOverlapping([]),
    pending: create.isPending || change.isPending || remove.isPending,
    error: create.error ?? change.error ?? remove.error,
    move: (entry: BlockerEntry, range: TimeRange) => {
      if (range.start === entry.start && range.end === entry.end) return;
      if (entry.blocker.series_id) edit({ kind: 'move', entry, range });
      else void moveAtOnce(entry, range, 'one', (saved) => moved(entry, range, 'one', saved));
    },
    save: (body: BlockerBody, scope: SeriesScope) => {
      if (editing?.kind === 'create')
        return create.mutate(body, {
          onSuccess: (saved) => {
            done('', saved);
            showToast('success', savedText(saved), { label: 'Undo', run: () => undo(body, saved) });
          },
        });
      if (editing?.kind !== 'edit') return;
      const { repeat: _none, ...times } = body;
      const { blocker } = editing.entry;
      change.mutate(
        { blocker, scope, body: times },
        { onSuccess: (saved) => done('Saved', saved) },
      );
    },
    confirm: (scope: SeriesScope) => {
      if (editing?.kind === 'move') {
        const { entry, range } = editing;
        change.mutate(movedTo(entry, range, scope), {
          onSuccess: (saved) => {
            setEditing(null);
            moved(entry, range, scope, saved);
          },
        });
      } else if (editing?.kind === 'delete') {
        const { blocker, title } = editing.entry;
        remove.mutate(
          { blocker, scope },
          {
            onSuccess: () => {
              done('');
              const undoing = { label: 'Undo', run: () => void putBack(blocker._id) };
              showToast('success', `${title} is deleted`, undoing);
            },
          },
        );
      }
    },
  };
}

function savedText({ count }: CreatedBlocker): string {
  return count === 1 ? 'The time is blocked' : `${count} times are blocked`;
}
