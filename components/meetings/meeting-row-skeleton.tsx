import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';

export function MeetingRowsSkeleton({ rows = 2 }: { rows?: number }) {
  return (
    <LoadingRegion label="Loading meetings">
      <div className="grid gap-3">
        {Array.from({ length: rows }, (_, index) => index).map((row) => (
          <div
            key={row}
            className="grid gap-x-5 gap-y-3 rounded border bg-white p-4 sm:grid-cols-[4rem_minmax(0,1fr)] sm:items-center sm:p-5"
          >
            <Skeleton className="h-8 w-24 sm:h-16 sm:w-full" />
            <div className="sm:border-l sm:pl-5">
              <Skeleton className="h-6 w-28" />
              <Skeleton className="mt-2 h-6 w-3/4" />
              <div className="mt-2 flex items-center gap-2.5">
                <Skeleton className="size-12" />
                <div className="grid flex-1 gap-1.5">
                  <Skeleton className="h-3.5 w-40" />
                  <Skeleton className="h-3.5 w-52" />
                </div>
              </div>
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
