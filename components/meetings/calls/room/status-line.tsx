'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that a caption stays. */
const CAPTION_MS = 6_000;

interface Caption {
  readonly id: number;
  readonly text: string;
}

interface StatusLineProps {
  captions: readonly Caption[];
  /** Note that stays while it applies; visible when there is no caption. */
  note: ReactNode;
  className: string;
}

/** Captions on a line of their own: the newest is visible, each is read out. */
export function StatusLine({ captions, note, className }: StatusLineProps) {
  const newest = captions.at(-1);
  return (
    <div className={className}>
      <div role="status" aria-live="polite">
        {captions.map((caption) => (
          <p
            key={caption.id}
            className={caption === newest ? 'animate-appear motion-reduce:animate-none' : 'sr-only'}
          >
            {caption.text}
          </p>
        ))}
      </div>
      {!newest && note && <p className="text-teal-100">{note}</p>}
    </div>
  );
}

/** Shows events of the call for a moment and reads them out; simultaneous events form one caption. */
export function useCaptions() {
  const [captions, setCaptions] = useState<readonly Caption[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const last = useRef(0);
  const say = useCallback((text: string) => {
    last.current += 1;
    const caption = { id: last.current, text };
    setCaptions((shown) => [...shown.filter((one) => one.text !== text), caption].slice(-3));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setCaptions((shown) => shown.filter((one) => one !== caption));
    }, CAPTION_MS);
    timers.current.add(timer);
  }, []);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return { captions, say };
}
