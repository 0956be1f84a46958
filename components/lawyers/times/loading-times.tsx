import { LoadingRegion } from '@/components/ui/feedback/skeleton';
import { DayColumnsSkeleton } from './day-columns-skeleton';

export function LoadingTimes() {
  return (
    <LoadingRegion label="Loading open times">
      <DayColumnsSkeleton />
    </LoadingRegion>
  );
}
