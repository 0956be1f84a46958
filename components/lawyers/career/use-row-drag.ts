'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** How near to the upper or lower edge of the window the page scrolls under the pointer, and how far in each frame. */
const EDGE_PIXELS = 56;
const SCROLL_PIXELS = 8;

export interface RowDrag {
  readonly id: string;
  /** The place that it has, and the one that it would get. */
  readonly from: number;
  readonly place: number;
  /** Pixels from where it was. */
  readonly by: number;
  /** Pixels that it takes of the list, with the gap after it. */
  readonly room: number;
}

interface Held {
  readonly pointerId: number;
  readonly id: string;
  readonly from: number;
  /** Middles of the rows, and where the pointer was pressed; from the top of the page. */
  readonly middles: readonly number[];
  readonly pressedAt: number;
  readonly room: number;
  /** Where the pointer is, from the top of the window. */
  y: number;
}

/**
 * Moves a row of a list by its handle, with a mouse, pen or finger: a row is a child of the list with `data-row`, its handle
 * has `data-handle`. Nothing changes its place in the document before it is dropped, so that the pointer keeps what it holds.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (id: string, place: number) => void,
): RowDrag | null {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (list.current) return listen(list.current, setDrag, ({ id, place }) => drop(id, place));
  }, [list]);
  return drag;
}

/** Pixels by which a row stands elsewhere while one is dragged: that one follows the pointer, others make room. */
export function shiftOf(place: number, drag: RowDrag | null): number {
  if (!drag) return 0;
  if (place === drag.from) return drag.by;
  if (place > drag.from && place <= drag.place) return -drag.room;
  if (place < drag.from && place >= drag.place) return drag.room;
  return 0;
}

function listen(
  list: HTMLElement,
  show: (drag: RowDrag | null) => void,
  drop: (drag: RowDrag) => void,
): () => void {
  const stop = new AbortController();
  let held: Held | null = null;
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    held = null;
    show(null);
  };
  const scroll = () => {
    frame = 0;
    const top = held ? scrolledAt(held.y) : 0;
    if (!held || top === 0) return;
    window.scrollBy({ top, behavior: 'instant' });
    show(dragOf(held));
    frame = requestAnimationFrame(scroll);
  };
  const down = (event: PointerEvent) => {
    if (held) return end();
    held = heldBy(event, list);
    if (held) show(dragOf(held));
  };
  const move = (event: PointerEvent) => {
    if (!held || event.pointerId !== held.pointerId) return;
    held.y = event.clientY;
    show(dragOf(held));
    if (frame === 0) frame = requestAnimationFrame(scroll);
  };
  const up = (event: PointerEvent) => {
    if (!held || event.pointerId !== held.pointerId) return;
    held.y = event.clientY;
    const done = dragOf(held);
    end();
    drop(done);
  };
  const { signal } = stop;
  list.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', () => held && end(), { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && held && end(), { signal });
  return () => {
    stop.abort();
    cancelAnimationFrame(frame);
  };
}

/** The row whose handle is pressed, with how all of them stand; null for any other press. */
function heldBy({ target, button, pointerId, clientY }: PointerEvent, list: HTMLElement) {
  const handle = target instanceof Element ? target.closest('[data-handle]') : null;
  const row = handle?.closest<HTMLElement>('[data-row]');
  if (button !== 0 || !row) return null;
  const rows = [...list.children];
  const boxes = rows.map((each) => each.getBoundingClientRect());
  const from = rows.indexOf(row);
  const [first, second] = boxes;
  const gap = first && second ? second.top - first.bottom : 0;
  const held: Held = {
    pointerId,
    id: row.dataset.row ?? '',
    from,
    middles: boxes.map(({ top, height }) => window.scrollY + top + height / 2),
    pressedAt: window.scrollY + clientY,
    room: (boxes[from]?.height ?? 0) + gap,
    y: clientY,
  };
  return held;
}

function dragOf({ id, from, middles, pressedAt, room, y }: Held): RowDrag {
  const own = middles[from] ?? 0;
  // Not beyond the list: a row below the end of the page would make it longer, and scroll on without end.
  const [first = own, last = own] = [middles[0], middles.at(-1)];
  const middle = Math.min(Math.max(own + window.scrollY + y - pressedAt, first), last);
  const by = middle - own;
  const distances = middles.map((other) => Math.abs(other - middle));
  return { id, from, place: distances.indexOf(Math.min(...distances)), by, room };
}

/** Pixels by which the page scrolls while the pointer is here. */
function scrolledAt(y: number): number {
  if (y < EDGE_PIXELS) return -SCROLL_PIXELS;
  return y > window.innerHeight - EDGE_PIXELS ? SCROLL_PIXELS : 0;
}
