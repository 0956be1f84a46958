'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { ApiError } from '@/lib/client/platform/api-error';
import { reasonFor } from '@/lib/client/platform/messages';

/** The server's own message: administrators may read it. */
function Reason({ error }: { error: unknown }) {
  const words =
    reasonFor(error) ?? (error instanceof ApiError ? error.message : 'It did not answer.');
  if (!(error instanceof ApiError) || error.key !== 'second_factor_required')
    return <span>{words}</span>;
  return (
    <span>
      {words}{' '}
      <a className={textLinkClass} href="/admin/unlock" target="_blank" rel="noopener">
        Open the administration again
      </a>
      , then come back to this page.
    </span>
  );
}

interface AdminQueryFailureProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };
  title: string;
}

/** Replaces content that could not be loaded, with a retry. */
export function AdminQueryFailure({ query, title }: AdminQueryFailureProps) {
  return (
    <ErrorState title={title} retrying={query.isFetching} onRetry={() => void query.refetch()}>
      <Reason error={query.error} />
    </ErrorState>
  );
}

/** Shows that an action failed and why, next to where it was tried. It takes the focus. Null: nothing failed. */
export function AdminActionFailure({ title, error }: { title: string; error: Error | null }) {
  if (!error) return null;
  return (
    <Notice ref={focusOnMount} tabIndex={-1} tone="bad" title={title}>
      <Reason error={error} />
    </Notice>
  );
}
