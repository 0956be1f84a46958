import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';

/** As high as a table that is coming. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="mt-1 h-96 w-full" />
    </LoadingRegion>
  );
}
