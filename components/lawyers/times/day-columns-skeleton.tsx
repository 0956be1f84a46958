import { Skeleton } from '@/components/ui/feedback/skeleton';
import { CARD_DAYS } from './open-times';

const COLUMNS = Array.from({ length: CARD_DAYS }, (_, column) => column);

/** The days of a card while they come. */
export function DayColumnsSkeleton() {
  return (
    <div className="overflow-hidden px-4 pb-4">
      <div className="grid w-max grid-cols-[repeat(5,5.25rem)] gap-2 @lg:w-full @lg:grid-cols-5 @3xl:gap-1.5">
        {COLUMNS.map((column) => (
          <div key={column} className="grid gap-1.5">
            <Skeleton className="mx-auto mb-1.5 h-9 w-12" />
            <Skeleton className="h-11 rounded" />
            <Skeleton className="h-11 rounded" />
            <Skeleton className="h-11 rounded" />
          </div>
        ))}
      </div>
    </div>
  );
}
