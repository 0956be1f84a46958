import { LoadingRegion } from '@/components/ui/feedback/skeleton';
import { DayColumnsSkeleton } from './day-columns-skeleton';

/** In the place of open times that are on their way. */
export function LoadingTimes() {
  return (
    <LoadingRegion label="Loading open times">
      <DayColumnsSkeleton />
    </LoadingRegion>
  );
}
