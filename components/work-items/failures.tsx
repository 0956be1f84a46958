import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { reasonFor } from '@/lib/client/platform/messages';
import {
  refusalOf,
  type WorkItemActionName,
  workItemMessage,
} from '@/lib/client/platform/work-item-messages';

interface WorkItemQueryFailureProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** Whose text of the table says what failed. */
  action: WorkItemActionName;
  headingLevel?: 'h2' | 'h3';
  className?: string;
}

/** In place of agreements that could not be read at all: what failed, why, and the way to try again. */
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
  /** Null: nothing failed. */
  error: Error | null;
  className?: string;
}

/** That something was not done, and why, next to where it was tried. It takes the focus. */
export function ActionFailure({ action, error, className }: ActionFailureProps) {
  if (!error) return null;
  return (
    <Notice
      ref={focusOnMount}
      tabIndex={-1}
      tone="bad"
      title={workItemMessage(action, error)}
      className={className}
    >
      {refusalOf(error)}
    </Notice>
  );
}
