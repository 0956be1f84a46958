'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { BlockerEntry } from '../model/entries';
import { clickedRange, draggedRange, type Gesture, instantUnder } from './grid-gesture';

/** Pixels that a mouse moves before it drags, and milliseconds that a finger rests before it does. */
const DRAG_PIXELS = 4;
const LONG_PRESS_MS = 400;
const FINGER_PIXELS = 10;

export interface Draft extends TimeRange {
  /** Id of the entry being moved; null for a new one. */
  readonly id: string | null;
}

interface GridDrag {
  /** Manila day numbers of the columns. */
  days: readonly number[];
  blockerOf: (id: string) => BlockerEntry | undefined;
  onCreate: (range: TimeRange) => void;
  onChange: (entry: BlockerEntry, range: TimeRange) => void;
  onOpen: (entry: BlockerEntry) => void;
}

interface Press extends Gesture {
  readonly pointerId: number;
  readonly touch: boolean;
  readonly x: number;
  readonly y: number;
  active: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Handles dragging on a grid: over empty time it creates a range, on a blocker it moves it, on its lower edge it
 * changes its end. A touch has to rest first, so that the page can scroll. It uses native listeners, since only a
 * non-passive one can stop a touch from scrolling.
 */
export function useGridDrag(columns: RefObject<HTMLElement | null>, grid: GridDrag): Draft | null {
  const [draft, setDraft] = useState<Draft | null>(null);

  const pressed = useEffectEvent((event: PointerEvent, element: HTMLElement): Press | null => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.button !== 0 || !target || target.closest('a')) return null;
    const handle = target.closest<HTMLElement>('[data-resize]')?.dataset.resize;
    const moved = target.closest<HTMLElement>('[data-blocker]')?.dataset.blocker;
    const entry = grid.blockerOf(handle ?? moved ?? '') ?? null;
    if (!entry && (handle || moved || target.closest('button'))) return null;
    return {
      kind: entry ? (handle ? 'end' : 'move') : 'create',
      entry,
      from: instantUnder(event, element, grid.days),
      active: false,
      pointerId: event.pointerId,
      touch: event.pointerType === 'touch',
      x: event.clientX,
      y: event.clientY,
    };
  });
  const show = useEffectEvent((press: Press, event: PointerEvent, element: HTMLElement) => {
    const range = draggedRange(press, instantUnder(event, element, grid.days));
    setDraft({ id: press.entry?.id ?? null, ...range });
  });
  const finish = useEffectEvent((press: Press, event: PointerEvent, element: HTMLElement) => {
    const range = draggedRange(press, instantUnder(event, element, grid.days));
    setDraft(null);
    if (press.entry) grid.onChange(press.entry, range);
    else grid.onCreate(range);
  });
  const clicked = useEffectEvent((event: MouseEvent, element: HTMLElement) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target || target.closest('a, button')) return;
    const handle = target.closest<HTMLElement>('[data-resize]')?.dataset.resize;
    const entry = handle && grid.blockerOf(handle);
    if (entry) grid.onOpen(entry);
    else grid.onCreate(clickedRange(instantUnder(event, element, grid.days)));
  });

  useEffect(() => {
    const element = columns.current;
    if (!element) return;
    return listen(element, { pressed, show, finish, clicked, drop: () => setDraft(null) });
  }, [columns]);

  return draft;
}

interface Handlers {
  pressed: (event: PointerEvent, element: HTMLElement) => Press | null;
  show: (press: Press, event: PointerEvent, element: HTMLElement) => void;
  finish: (press: Press, event: PointerEvent, element: HTMLElement) => void;
  clicked: (event: MouseEvent, element: HTMLElement) => void;
  drop: () => void;
}

function listen(element: HTMLElement, handlers: Handlers): () => void {
  const stop = new AbortController();
  let press: Press | null = null;
  let wasDragged = false;
  const end = () => {
    clearTimeout(press?.timer);
    press = null;
    handlers.drop();
  };
  const down = (event: PointerEvent) => {
    if (press) return end();
    wasDragged = false;
    press = handlers.pressed(event, element);
    if (!press?.touch) return;
    const held = press;
    if (held.kind === 'end') held.active = true;
    else
      held.timer = setTimeout(() => {
        held.active = true;
        handlers.show(held, event, element);
      }, LONG_PRESS_MS);
  };
  const move = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointerId) return;
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (press.touch && !press.active && far > FINGER_PIXELS) return end();
    if (!press.touch && far > DRAG_PIXELS) press.active = true;
    if (press.active) handlers.show(press, event, element);
  };
  const up = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointerId) return;
    const done = press;
    end();
    if (!done.active) return;
    wasDragged = true;
    handlers.finish(done, event, element);
  };
  const click = (event: MouseEvent) => {
    // What ends a drag is no press; one by the keyboard has no clicks to count.
    if (wasDragged && event.detail > 0) {
      event.preventDefault();
      event.stopPropagation();
    } else handlers.clicked(event, element);
    wasDragged = false;
  };
  const keepFromScrolling = (event: Event) => {
    if (press?.active) event.preventDefault();
  };
  const { signal } = stop;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('click', click, { signal, capture: true });
  element.addEventListener('touchmove', keepFromScrolling, { signal, passive: false });
  element.addEventListener('contextmenu', (event) => press?.touch && event.preventDefault(), {
    signal,
  });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && press && end(), { signal });
  return () => {
    stop.abort();
    clearTimeout(press?.timer);
  };
}
