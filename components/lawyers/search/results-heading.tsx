'use client';

import { useEffect, useRef } from 'react';
import { FREE_HELP_PATH } from '@/lib/contract/lawyers/search-paths';
import { useSearchNavigation } from './filters/search-navigation';

/** Heading of the results, focused after a search; below the page's own where that has one. */
export function ResultsHeading({ title }: { title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pending, focusHeading, filters } = useSearchNavigation();
  const Heading = filters.path === FREE_HELP_PATH ? 'h2' : 'h1';
  useEffect(() => {
    if (pending || !focusHeading.current) return;
    focusHeading.current = false;
    heading.current?.focus();
  }, [pending, focusHeading]);
  return (
    <Heading ref={heading} tabIndex={-1} className="text-xl leading-7 lg:text-3xl lg:leading-tight">
      {title}
    </Heading>
  );
}
