import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';

interface ListSkeletonProps {
  label: string;
  height?: string;
}

/** Placeholder as high as the table that is loading. */
export function ListSkeleton({ label, height }: ListSkeletonProps) {
  return (
    <LoadingRegion label={label}>
      {height ? (
        <Skeleton className={`${height} w-full`} />
      ) : (
        <>
          <Skeleton className="h-11 w-full" />
          <Skeleton className="mt-1 h-96 w-full" />
        </>
      )}
    </LoadingRegion>
  );
}
