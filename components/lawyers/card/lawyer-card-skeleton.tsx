import { Skeleton } from '@/components/ui/feedback/skeleton';
import { DayColumnsSkeleton } from '../times/day-columns-skeleton';

/** A card while its lawyer comes, of the same size. */
export function LawyerCardSkeleton() {
  return (
    <div className="@container overflow-hidden rounded border bg-white">
      <div className="@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="p-4 @3xl:p-5">
          <div className="flex gap-4">
            <Skeleton className="size-16 rounded @3xl:size-20" />
            <div className="grid flex-1 content-start gap-2.5 pt-1">
              <Skeleton className="h-5 w-48 max-w-full" />
              <Skeleton className="h-4 w-36" />
              <Skeleton className="h-4 w-28" />
            </div>
          </div>
          <div className="mt-5 grid gap-2.5">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-4 w-40" />
          </div>
          <div className="mt-5 flex gap-5 border-t pt-4">
            <Skeleton className="h-9 w-20" />
            <Skeleton className="h-9 w-20" />
          </div>
        </div>
        <div className="border-t bg-neutral-50 pt-13 @3xl:border-t-0 @3xl:border-l">
          <DayColumnsSkeleton />
        </div>
      </div>
    </div>
  );
}
