import { useEffect, useRef } from 'react';

/**
 * Scrolls a row of links sideways: the current link is at the left edge, with a part of the previous one visible.
 * @param current changes with the current link, such as its address
 */
export function useCurrentInView<Row extends HTMLElement>(current: string | undefined) {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (!row.current || current === undefined) return;
    const link = row.current.querySelector<HTMLElement>('[aria-current]');
    if (link) row.current.scrollLeft = link.offsetLeft - 16;
  }, [current]);
  return row;
}
