'use client';

import { useEffect, useRef } from 'react';
import { useSearchNavigation } from './filters/search-navigation';

interface ResultsHeadingProps {
  title: string;
  level?: 'h1' | 'h2';
}

export function ResultsHeading({ title, level: Heading = 'h1' }: ResultsHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pending, focusHeading } = useSearchNavigation();
  useEffect(() => {
    if (pending || !focusHeading.current) return;
    focusHeading.current = false;
    heading.current?.focus();
  }, [pending, focusHeading]);
  return (
    <Heading ref={heading} tabIndex={-1} className="text-xl leading-7 lg:text-3xl">
      {title}
    </Heading>
  );
}
