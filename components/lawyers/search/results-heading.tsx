'use client';

import { useEffect, useRef } from 'react';
import { useSearchNavigation } from './filters/search-navigation';

/** Title of the results; takes the focus where the pressed link has disappeared. */
export function ResultsHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pending, focusHeading } = useSearchNavigation();
  useEffect(() => {
    if (pending || !focusHeading.current) return;
    focusHeading.current = false;
    heading.current?.focus();
  }, [pending, focusHeading]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl lg:text-3xl">
      {title}
    </h1>
  );
}
