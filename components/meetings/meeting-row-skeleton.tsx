import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';

export function MeetingRowsSkeleton({ rows = 2 }: { rows?: number }) {
  return (
    <LoadingRegion label="Loading meetings">
      <div className="meeting-rows">
        {Array.from({ length: rows }, (_, index) => index).map((row) => (
          <div key={row} className="meeting-row">
            <Skeleton className="h-10 w-full lg:h-6" />
            <div>
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="mt-1 h-4 w-52 lg:mt-0" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
