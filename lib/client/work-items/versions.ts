import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { listWorkItemVersions } from '@/lib/contract/work-items/documents';
import { workItemKeys } from './queries';

/** The versions of an agreement that the reader may see, the newest first. */
export function workItemVersionsQuery(id: string) {
  return queryOptions({
    queryKey: [...workItemKeys.detail(id), 'versions'],
    queryFn: ({ signal }) => call(listWorkItemVersions, { params: { id } }, { signal }),
    select: ({ results }) => results,
  });
}
