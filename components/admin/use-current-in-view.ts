import { useEffect, useRef } from 'react';

/**
 * For a row of links that scrolls sideways: the link of what is open is at its left edge, with a part of the one before.
 *
 * @param current what changes with it, such as its address
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
