import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { type MessageRow, messageFor, reasonFor } from '@/lib/client/platform/messages';

interface QueryFailureProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  failure: MessageRow;
  headingLevel?: 'h2' | 'h3';
  className?: string;
}

/** Replaces content that could not be loaded: what failed, why, and a retry. */
export function QueryFailure({ query, failure, ...rest }: QueryFailureProps) {
  return (
    <ErrorState
      title={messageFor(failure, query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
      {...rest}
    >
      {reasonFor(query.error)}
    </ErrorState>
  );
}
