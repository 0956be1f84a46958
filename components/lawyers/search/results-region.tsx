'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { LoadingRegion } from '@/components/ui/feedback/skeleton';
import { LawyerCardSkeleton } from '../card/lawyer-card-skeleton';
import { useSearchNavigation } from './filters/search-navigation';

/** How long the old results may stay while new ones come, milliseconds. */
const SLOW_AFTER_MS = 300;

/** The results, or cards to come where an answer takes long enough to notice. */
export function ResultsRegion({ children }: { children: ReactNode }) {
  const { pending } = useSearchNavigation();
  const slow = useSlow(pending);
  if (slow) {
    return (
      <LoadingRegion label="Loading lawyers">
        <div className="mt-5 grid gap-4">
          <LawyerCardSkeleton />
          <LawyerCardSkeleton />
          <LawyerCardSkeleton />
        </div>
      </LoadingRegion>
    );
  }
  return (
    <div aria-busy={pending} className="transition-opacity aria-busy:opacity-60">
      {children}
    </div>
  );
}

function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return pending && slow;
}
