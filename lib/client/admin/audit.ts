import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { listAuditEvents } from '@/lib/contract/admin/audit';
import type { CallArgs } from '@/lib/contract/platform/endpoint';

export function auditQuery(query: CallArgs<typeof listAuditEvents>['query']) {
  return queryOptions({
    queryKey: ['admin', 'audit', query] as const,
    queryFn: ({ signal }) => call(listAuditEvents, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}
