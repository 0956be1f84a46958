import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';

const BARS = Array.from({ length: 21 }, (_, bar) => bar);

export function GridSkeleton() {
  return (
    <LoadingRegion label="Loading your calendar">
      <div className="grid h-128 grid-cols-3 content-start gap-4 overflow-hidden rounded border bg-white p-4 sm:grid-cols-7 lg:h-[max(24rem,calc(100dvh-17rem))]">
        {BARS.map((bar) => (
          <Skeleton key={bar} className={bar % 3 === 1 ? 'h-24' : 'h-12'} />
        ))}
      </div>
    </LoadingRegion>
  );
}
