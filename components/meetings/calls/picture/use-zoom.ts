'use client';

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  fillingScale,
  MAX_SCALE,
  movedBy,
  type Point,
  type Size,
  seenWhole,
  WHOLE,
  within,
  type Zoom,
  zoomedAt,
} from '../picture/zoom';

/** Zoom factor of one press of a button or a key. */
const STEP = 1.5;
/** Pixels that an arrow key moves the picture. */
const ARROW_PX = 60;
/** Maximum milliseconds and pixels between the two presses of a double press. */
const DOUBLE_MS = 300;
const DOUBLE_PX = 24;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: ARROW_PX, y: 0 },
  ArrowRight: { x: -ARROW_PX, y: 0 },
  ArrowUp: { x: 0, y: ARROW_PX },
  ArrowDown: { x: 0, y: -ARROW_PX },
};

const MIDDLE: Point = { x: 0, y: 0 };

/** Zooms and moves a picture by touch, mouse, wheel, keys or buttons. */
export function useZoom() {
  const frame = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(WHOLE);
  const [drag] = useState(() => new Drag());
  const change = (next: (zoom: Zoom) => Zoom) => {
    const element = frame.current;
    if (!element) return;
    const { size, whole } = measured(element);
    setZoom((now) => within(next(now), size, whole));
  };
  const scaleBy = (factor: number, at = MIDDLE) =>
    change((now) => zoomedAt(now, now.scale * factor, at));
  useWheel(
    frame,
    (factor, at) => scaleBy(factor, at),
    (by) => change((now) => movedBy(now, by)),
  );
  useResize(() => change((now) => now));
  const fill = (at: Point) => {
    if (!frame.current) return;
    const { size, whole } = measured(frame.current);
    change((now) => (now.scale > 1 ? WHOLE : zoomedAt(now, fillingScale(size, whole), at)));
  };
  return {
    frame,
    zoom,
    larger: zoom.scale < MAX_SCALE ? () => scaleBy(STEP) : null,
    smaller: zoom.scale > 1 ? () => scaleBy(1 / STEP) : null,
    whole: zoom.scale > 1 ? () => setZoom(WHOLE) : null,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        drag.down(event.pointerId, pointOf(event));
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const moved = drag.move(event.pointerId, pointOf(event));
        if (!moved) return;
        change((now) => movedBy(zoomedAt(now, now.scale * moved.factor, moved.at), moved.by));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const at = pointOf(event);
        if (drag.up(event.pointerId, at, event.timeStamp)) fill(at);
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => drag.cancel(event.pointerId),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const { key, ctrlKey, metaKey, altKey } = event;
        if (ctrlKey || metaKey || altKey) return;
        const arrow = ARROWS[key];
        if (arrow) change((now) => movedBy(now, arrow));
        else if (key === '+' || key === '=') scaleBy(STEP);
        else if (key === '-') scaleBy(1 / STEP);
        else if (key === '0') setZoom(WHOLE);
        else return;
        event.preventDefault();
      },
    },
  };
}

class Drag {
  private readonly points = new Map<number, Point>();
  private start: Point | null = null;
  private last: { readonly at: Point; readonly time: number } | null = null;

  down(id: number, at: Point): void {
    this.points.set(id, at);
    this.start = this.points.size === 1 ? at : null;
  }

  /** Returns the change of the picture; null if nothing is pressed. */
  move(id: number, to: Point): { factor: number; at: Point; by: Point } | null {
    const from = this.points.get(id);
    if (!from) return null;
    this.points.set(id, to);
    const other = [...this.points].find(([each]) => each !== id)?.[1];
    if (!other) return { factor: 1, at: to, by: minus(to, from) };
    const before = distance(from, other);
    const factor = before === 0 ? 1 : distance(to, other) / before;
    const was = between(from, other);
    return { factor, at: was, by: minus(between(to, other), was) };
  }

  /** @returns whether it was the second press of two */
  up(id: number, at: Point, time: number): boolean {
    const alone = this.points.size === 1 && this.points.has(id);
    this.points.delete(id);
    const pressed = alone && this.start !== null && distance(this.start, at) < DOUBLE_PX;
    const { last } = this;
    this.last = pressed ? { at, time } : null;
    if (!pressed || !last) return false;
    if (time - last.time > DOUBLE_MS || distance(last.at, at) > DOUBLE_PX) return false;
    this.last = null;
    return true;
  }

  cancel(id: number): void {
    this.points.delete(id);
    this.last = null;
  }
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

interface Placed {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: EventTarget | null;
}

function pointOf({ clientX, clientY, currentTarget }: Placed): Point {
  if (!(currentTarget instanceof Element)) return MIDDLE;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function measured(frame: HTMLElement): { size: Size; whole: Size } {
  const size = { width: frame.clientWidth, height: frame.clientHeight };
  const video = frame.querySelector('video');
  const picture = { width: video?.videoWidth ?? 0, height: video?.videoHeight ?? 0 };
  return { size, whole: seenWhole(size, picture) };
}

/** Handles the wheel: it moves a picture larger than its frame; with Ctrl, which a touchpad's pinch sends, it zooms. */
function useWheel(
  frame: { readonly current: HTMLElement | null },
  onZoom: (factor: number, at: Point) => void,
  onMove: (by: Point) => void,
) {
  const latest = useRef({ onZoom, onMove });
  useEffect(() => {
    latest.current = { onZoom, onMove };
  });
  useEffect(() => {
    const element = frame.current;
    // Not by React, whose listener may not keep the browser from enlarging the page.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      if (event.ctrlKey) latest.current.onZoom(Math.exp(-event.deltaY / 100), pointOf(event));
      else latest.current.onMove({ x: -event.deltaX, y: -event.deltaY });
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [frame]);
}

function useResize(onResize: () => void) {
  const latest = useRef(onResize);
  useEffect(() => {
    latest.current = onResize;
  });
  useEffect(() => {
    const resize = () => latest.current();
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
  }, []);
}
