import { useEffect, useState } from 'react';

/** Milliseconds without typing before a search is asked. */
const TYPING_PAUSE_MS = 250;

/** Returns a text once it has not changed for a moment. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
