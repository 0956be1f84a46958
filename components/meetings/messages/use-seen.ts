import { type RefObject, useEffect } from 'react';

/** Milliseconds that the last message has to be visible. */
const READING_MS = 1_000;

/**
 * Calls `onSeen` when the end of the other person's newest message has been visible for a moment, in a visible tab.
 * @param last its id, null if nothing is unread
 */
export function useSeen(
  end: RefObject<HTMLElement | null>,
  last: string | null,
  onSeen: (last: string) => void,
): void {
  useEffect(() => {
    const element = end.current;
    if (!last || !element) return;
    let onScreen = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (onScreen && document.visibilityState === 'visible')
        timer = setTimeout(() => onSeen(last), READING_MS);
    };
    const observer = new IntersectionObserver((entries) => {
      onScreen = entries.at(-1)?.isIntersecting === true;
      look();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [end, last, onSeen]);
}
