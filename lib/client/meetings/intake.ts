import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import { getIntake, putIntake } from '@/lib/contract/meetings/intake';
import { meetingKeys } from './meetings';

/** Returns a key below the meeting's own: invalidating the meeting invalidates its answers. */
const keyOf = (id: string) => [...meetingKeys.detail(id), 'intake'] as const;

export function intakeQuery(id: string) {
  return queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getIntake, { params: { id } }, { signal }),
  });
}

/** Saves one after the other: each replaces all answers, so that none may overtake the next. */
export const useSaveIntake = (id: string) =>
  useEndpoint(putIntake, { params: { id }, stores: keyOf(id), scope: { id: `intake:${id}` } });

export const INTAKE_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch the answers',
};

export const SAVE_INTAKE_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  serverMessageAt: [409],
  otherwise: 'The answers were not saved. Please try again.',
};
