'use client';

import { type FocusEvent, useEffect, useState } from 'react';

/**
 * Which part of the page the reader is at: the one that crosses the middle of the window, or the one that holds the
 * focus when that moved last.
 *
 * @param parts in page order; the same array every time
 */
export function usePartInView(parts: readonly { id: string }[]) {
  const [part, setPart] = useState(0);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setPart(parts.findIndex(({ id }) => id === entered.target.id));
      },
      { rootMargin: '-45% 0px -54% 0px' },
    );
    for (const { id } of parts) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [parts]);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const at = parts.findIndex(({ id }) => event.target.closest(`#${id}`) !== null);
    if (at >= 0) setPart(at);
  };

  return { part, onFocus };
}
