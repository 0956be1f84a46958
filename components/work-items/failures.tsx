import type { UseQueryResult } from '@tanstack/react-query';
import { ActionFailure as Failure } from '@/components/platform/action-failure';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { reasonFor } from '@/lib/client/platform/messages';
import { type WorkItemActionName, workItemMessage } from '@/lib/client/platform/work-item-messages';

interface WorkItemQueryFailureProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  action: WorkItemActionName;
  headingLevel?: 'h2' | 'h3';
  className?: string;
}

/** Replaces agreements that could not be loaded: what failed, why, and a retry. */
export function WorkItemQueryFailure({ query, action, ...rest }: WorkItemQueryFailureProps) {
  return (
    <ErrorState
      title={workItemMessage(action, query.error)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
      {...rest}
    >
      {reasonFor(query.error)}
    </ErrorState>
  );
}

interface ActionFailureProps {
  action: WorkItemActionName;
  error: Error | null;
  className?: string;
}

export function ActionFailure({ action, ...rest }: ActionFailureProps) {
  return <Failure titleOf={(error) => workItemMessage(action, error)} {...rest} />;
}
