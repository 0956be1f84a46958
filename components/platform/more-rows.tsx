import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { reasonFor } from '@/lib/client/platform/messages';

interface MoreRowsProps {
  query: Pick<
    UseInfiniteQueryResult,
    'isFetchNextPageError' | 'error' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  label: string;
  failure: string;
  onMore?: () => void;
}

export function MoreRows({ query, label, failure, onMore }: MoreRowsProps) {
  return (
    <>
      {query.isFetchNextPageError && (
        <Notice tone="bad" title={failure} className="mt-3">
          {reasonFor(query.error)}
        </Notice>
      )}
      {query.hasNextPage && (
        <div className="mt-4 grid sm:justify-center">
          <Button
            variant="outline"
            pending={query.isFetchingNextPage}
            pendingLabel="Loading"
            onClick={() => {
              onMore?.();
              void query.fetchNextPage();
            }}
          >
            {label}
          </Button>
        </div>
      )}
    </>
  );
}
