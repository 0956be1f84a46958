import { CARD_DAYS } from '@/components/lawyers/times/model/open-times';
import { Skeleton } from '@/components/ui/feedback/skeleton';

const COLUMNS = Array.from({ length: CARD_DAYS }, (_, column) => column);

export function DayColumnsSkeleton() {
  return (
    <div className="overflow-hidden px-4">
      <div className="card-days">
        {COLUMNS.map((column) => (
          <div
            key={column}
            className="flex items-center gap-1.5 @lg:grid @lg:content-start @lg:items-stretch"
          >
            <Skeleton className="h-7 w-10 @lg:mx-auto @lg:my-1 @lg:h-4 @lg:w-16 @3xl:mt-0 @3xl:h-8 @3xl:w-12" />
            <Skeleton className="h-11 w-20 rounded @lg:w-full" />
            <Skeleton className="h-11 w-20 rounded @lg:w-full" />
            <Skeleton className="h-11 rounded @max-3xl:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
