import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';

/** Placeholder as high as the rows that are loading. */
export function AgreementRowsSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <LoadingRegion label="Loading agreements">
      <div className="divide-y rounded border bg-white">
        {Array.from({ length: rows }, (_, index) => index).map((row) => (
          <div key={row} className="grid gap-2 px-4 py-3">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-52" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
