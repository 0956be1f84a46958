'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';

/**
 * Handles presses on the many links of an element like `Link`, by client-side navigation. A `Link` each would have to
 * be rendered and hydrated.
 */
export function useLinkPresses() {
  const router = useRouter();
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const otherwise = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || otherwise || event.defaultPrevented) return;
    event.preventDefault();
    router.push(link.href.slice(link.origin.length));
  };
  return { onClick };
}
