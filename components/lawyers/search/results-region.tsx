'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { DayColumnsSkeleton } from '../times/day-columns-skeleton';
import { useSearchNavigation } from './filters/search-navigation';

/** Milliseconds that the old results stay while new ones load. */
const SLOW_AFTER_MS = 300;

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

function LawyerCardSkeleton() {
  return (
    <div className="@container overflow-hidden rounded border bg-white">
      <div className="@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="px-4 py-3 @3xl:p-5">
          <div className="flex gap-3 @3xl:gap-4">
            <Skeleton className="size-16 rounded @3xl:size-20" />
            <div className="grid h-17 flex-1 content-between py-1 @3xl:h-20">
              <Skeleton className="h-5 w-48 max-w-full" />
              <Skeleton className="h-4 w-36" />
              <Skeleton className="h-4 w-28" />
            </div>
          </div>
          <div className="mt-2 grid gap-1 @3xl:mt-5 @3xl:gap-2.5">
            <Skeleton className="h-4.5 w-full @3xl:h-4 @3xl:w-32" />
            <Skeleton className="h-4.5 w-44 @3xl:h-4" />
            <Skeleton className="h-4 w-40 @max-3xl:hidden" />
          </div>
          <div className="mt-2 flex gap-5 @3xl:mt-5 @3xl:border-t @3xl:pt-4">
            <Skeleton className="h-6 w-24 @3xl:h-9 @3xl:w-20" />
            <Skeleton className="h-6 w-24 @3xl:h-9 @3xl:w-20" />
          </div>
        </div>
        <div className="border-t bg-neutral-50 pt-6 @lg:pt-13 @3xl:border-t-0 @3xl:border-l">
          <DayColumnsSkeleton />
        </div>
      </div>
    </div>
  );
}
