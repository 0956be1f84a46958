'use client';

import { useEffect, useState } from 'react';

/** Milliseconds without input before everything except the shared screen is hidden. */
const REST_MS = 4_000;

/** Classes of elements hidden during screen sharing on a phone in landscape; keyboard focus shows them. */
export const THEATRE_HIDES =
  'transition-opacity motion-reduce:transition-none theatre:group-data-resting/room:not-has-focus-visible:pointer-events-none theatre:group-data-resting/room:not-has-focus-visible:opacity-0';

/** Whether there was no input for a while; tracked only while it matters. */
export function useResting(matters: boolean): boolean {
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!matters) return;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      clearTimeout(timer);
      setResting(false);
      timer = setTimeout(() => setResting(true), REST_MS);
    };
    wake();
    const events = ['pointerdown', 'pointermove', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, wake);
    return () => {
      clearTimeout(timer);
      setResting(false);
      for (const event of events) document.removeEventListener(event, wake);
    };
  }, [matters]);
  return resting;
}
