import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';

/** Placeholder as high as the rows that are loading. */
export function AgreementRowsSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <LoadingRegion label="Loading agreements">
      <div className="grid gap-3">
        {Array.from({ length: rows }, (_, index) => index).map((row) => (
          <div key={row} className="rounded border bg-white p-4 sm:p-5">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="mt-2 h-6 w-3/4" />
            <div className="mt-2 flex items-center gap-2.5">
              <Skeleton className="size-12 rounded-full" />
              <div className="grid flex-1 gap-1.5">
                <Skeleton className="h-3.5 w-40" />
                <Skeleton className="h-3.5 w-52" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
