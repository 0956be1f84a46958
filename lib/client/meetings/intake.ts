import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { getIntake, putIntake } from '@/lib/contract/meetings/intake';
import { meetingKeys } from './meetings';

/** Below the meeting's own key: what refreshes the meeting refreshes its answers. */
const keyOf = (id: string) => [...meetingKeys.detail(id), 'intake'] as const;

/** What the client answered before a meeting. */
export function intakeQuery(id: string) {
  return queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getIntake, { params: { id } }, { signal }),
  });
}

export const useSaveIntake = (id: string) =>
  useEndpoint(putIntake, { params: { id }, stores: keyOf(id) });
