import { CARD_DAYS } from '@/components/lawyers/times/model/open-times';
import { Skeleton } from '@/components/ui/feedback/skeleton';

const COLUMNS = Array.from({ length: CARD_DAYS }, (_, column) => column);

export function DayColumnsSkeleton() {
  return (
    <div className="overflow-hidden px-4">
      <div className="card-days">
        {COLUMNS.map((column) => (
          <div key={column} className="grid content-start gap-1.5">
            <Skeleton className="mx-auto my-1 h-4 w-16 @3xl:mt-0 @3xl:h-8 @3xl:w-12" />
            <Skeleton className="h-11 rounded" />
            <Skeleton className="h-11 rounded" />
            <Skeleton className="h-11 rounded @max-3xl:hidden" />
          </div>
        ))}
      </div>
    </div>
  );
}
