import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { type Action, messageFor, reasonFor } from '@/lib/client/platform/messages';

interface QueryFailureProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** Whose text of the table says what failed. */
  action: Action;
  headingLevel?: 'h2' | 'h3';
  className?: string;
}

/** In place of what could not be read at all: what failed, why, and the way to try again. */
export function QueryFailure({ query, action, ...rest }: QueryFailureProps) {
  return (
    <ErrorState
      title={messageFor(action, query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
      {...rest}
    >
      {reasonFor(query.error)}
    </ErrorState>
  );
}
