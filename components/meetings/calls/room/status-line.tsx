'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

/** How long a caption stays, milliseconds. */
const CAPTION_MS = 6_000;

interface Caption {
  readonly id: number;
  readonly text: string;
}

interface StatusLineProps {
  captions: readonly Caption[];
  /** What stays for as long as it is true; it is seen while nothing happens. */
  note: ReactNode;
  className: string;
}

/** What happens, in a line of its own beside no picture: the newest is seen, each is read out. */
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

/** What happens in the call, shown for a moment and read out; what comes at once is one caption. */
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
