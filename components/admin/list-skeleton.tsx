import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';

interface ListSkeletonProps {
  label: string;
  /** Height of what is coming, where it is no table under its filters. */
  height?: string;
}

/** As high as a table that is coming. */
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
