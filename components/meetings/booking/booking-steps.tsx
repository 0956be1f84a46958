'use client';

import { type FocusEvent, type ReactNode, useEffect, useState } from 'react';

/** The parts of the page in order, as the steps name them. */
export const PARTS = [
  { id: 'part-time', title: 'Time' },
  { id: 'part-case', title: 'Your case' },
  { id: 'part-payment', title: 'Payment' },
] as const;

/** Index of the part that is done only when it is paid. */
export const PAYMENT_PART = PARTS.length - 1;

/**
 * Which part the reader is at: the one that crosses the middle of the window, or the one that holds the focus when that
 * moved last.
 */
export function useCurrentPart() {
  const [part, setPart] = useState(0);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setPart(PARTS.findIndex(({ id }) => id === entered.target.id));
      },
      { rootMargin: '-45% 0px -54% 0px' },
    );
    for (const { id } of PARTS) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const at = PARTS.findIndex(({ id }) => event.target.closest(`#${id}`) !== null);
    if (at >= 0) setPart(at);
  };

  return { part, onFocus };
}

export function Part({ index, children }: { index: 0 | 1 | 2; children: ReactNode }) {
  const { id, title } = PARTS[index];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-t py-7 first:border-t-0 first:pt-0 last:pb-0 lg:py-9"
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
