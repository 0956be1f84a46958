'use client';

import { type KeyboardEvent, useState } from 'react';
import { resized, shifted } from '@/lib/domain/lawyers/calendar/calendar-layout';
import { DAY_MS, MINUTE_MS, manilaDayNumber, type TimeRange } from '@/lib/domain/platform/time';
import { type BlockerEntry, longTimes } from '../model/entries';
import { MOVE_STEP } from './grid-gesture';

interface KeyboardMove {
  /** Manila day numbers that are shown, in order. */
  days: readonly number[];
  onChange: (entry: BlockerEntry, range: TimeRange) => void;
  onDelete: (entry: BlockerEntry) => void;
  announce: (text: string) => void;
}

const STEP_MS = MOVE_STEP * MINUTE_MS;
const MOVES: Readonly<Record<string, number>> = {
  ArrowUp: -STEP_MS,
  ArrowDown: STEP_MS,
  ArrowLeft: -DAY_MS,
  ArrowRight: DAY_MS,
};

/** What the keys of a focused blocker do: M takes it up, arrows move it, Enter puts it down. */
export function useKeyboardMove({ days, onChange, onDelete, announce }: KeyboardMove) {
  const [moving, setMoving] = useState<{ entry: BlockerEntry; range: TimeRange } | null>(null);

  const leave = (text: string) => {
    setMoving(null);
    announce(text);
  };
  const take = (entry: BlockerEntry) => {
    setMoving({ entry, range: entry });
    announce(
      `Moving ${entry.title}, ${longTimes(entry)}. Arrow keys move it, Shift with the up or down arrow changes its end, Enter saves, Escape leaves it as it was.`,
    );
  };
  const onKeyDown = (event: KeyboardEvent, entry: BlockerEntry) => {
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (moving?.entry.id !== entry.id) {
      if (key.toLowerCase() === 'm') take(entry);
      else if (key === 'Delete' || key === 'Backspace') onDelete(entry);
      else return;
      return event.preventDefault();
    }
    const range = rangeAfter(moving.range, key, shiftKey, days);
    if (range) {
      setMoving({ entry, range });
      announce(`${entry.title}, ${longTimes(range)}`);
    } else if (key === 'Enter' || key === ' ') {
      setMoving(null);
      onChange(entry, moving.range);
    } else if (key === 'Escape') leave(`${entry.title} stays as it was`);
    else return;
    event.preventDefault();
  };
  const onBlur = (entry: BlockerEntry) => {
    if (moving?.entry.id === entry.id) leave(`${entry.title} stays as it was`);
  };
  return { moving, onKeyDown, onBlur };
}

/** Null for a key that moves nothing. A move ends at the first and the last day shown. */
function rangeAfter(
  range: TimeRange,
  key: string,
  shiftKey: boolean,
  days: readonly number[],
): TimeRange | null {
  const byMs = MOVES[key];
  if (byMs === undefined) return null;
  if (shiftKey) return Math.abs(byMs) === DAY_MS ? range : resized(range, byMs, MOVE_STEP);
  const next = shifted(range, byMs);
  return days.includes(manilaDayNumber(next.start)) ? next : range;
}
