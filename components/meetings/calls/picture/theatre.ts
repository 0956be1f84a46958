'use client';

import { useEffect, useState } from 'react';

/** How long nothing is touched before only the screen that is shown is left, milliseconds. */
const REST_MS = 4_000;

/** What gives way to a shared screen on a phone that lies on its side; a keyboard's focus keeps it. */
export const THEATRE_HIDES =
  'transition-opacity motion-reduce:transition-none theatre:group-data-resting/room:not-has-focus-visible:pointer-events-none theatre:group-data-resting/room:not-has-focus-visible:opacity-0';

/** Whether nothing was touched for a while, as long as it matters. */
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
