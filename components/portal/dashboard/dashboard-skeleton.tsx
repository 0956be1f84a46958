import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { dashboardGridClass } from './grid';

/** Of the size of what is coming. */
export function DashboardSkeleton() {
  return (
    <LoadingRegion label="Loading your dashboard">
      <div className={dashboardGridClass}>
        <div className="grid gap-4 xl:gap-5">
          <Skeleton className="h-60 w-full" />
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
        <div className="grid gap-4 xl:gap-5">
          <Skeleton className="h-64 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      </div>
    </LoadingRegion>
  );
}
