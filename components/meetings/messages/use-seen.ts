import { type RefObject, useEffect } from 'react';

/** How long the last message has to be on the screen, milliseconds. */
const READING_MS = 1_000;

/**
 * Calls `onSeen` when the end of the newest message of the other person has been on the screen for a moment, in a tab
 * that is in view.
 *
 * @param last its id, null where nothing is unread
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
