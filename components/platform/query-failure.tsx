import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { type Action, messageFor, reasonFor } from '@/lib/client/platform/messages';

interface QueryFailureProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  action: Action;
  headingLevel?: 'h2' | 'h3';
  className?: string;
}

/** Replaces content that could not be loaded: what failed, why, and a retry. */
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
