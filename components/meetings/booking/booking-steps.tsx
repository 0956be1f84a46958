'use client';

import { type FocusEvent, type ReactNode, useEffect, useState } from 'react';

const PART_IDS = ['part-time', 'part-case', 'part-payment'] as const;

/** Index of the part that is complete only after payment. */
export const PAYMENT_PART = PART_IDS.length - 1;

/** Returns the parts of the page in order, as the steps name them; a free consultation has no payment part. */
export function partsOf(free: boolean) {
  return [
    { id: PART_IDS[0], title: 'Time' },
    { id: PART_IDS[1], title: 'Your case' },
    { id: PART_IDS[2], title: free ? 'Confirm' : 'Payment' },
  ] as const;
}

/**
 * Returns the reader's current part: the one that crosses the middle of the window, or the one with the focus if that
 * moved last.
 */
export function useCurrentPart() {
  const [part, setPart] = useState(0);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setPart(PART_IDS.findIndex((id) => entered.target.matches(`#${id}`)));
      },
      { rootMargin: '-45% 0px -54% 0px' },
    );
    for (const id of PART_IDS) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const at = PART_IDS.findIndex((id) => event.target.closest(`#${id}`) !== null);
    if (at >= 0) setPart(at);
  };

  return { part, onFocus };
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function Part({ id, title, children }: PartProps) {
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
