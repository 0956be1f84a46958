import type { QueryClient } from '@tanstack/react-query';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  enterAsGuest,
  inviteGuest,
  type MeetingGuest,
  renewGuestLink,
  withdrawGuest,
} from '@/lib/contract/meetings/guests';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { meetingKeys } from './meetings';

/** Invites somebody into the call of a meeting; the answer has the link. */
export const useInviteGuest = (id: string) =>
  useEndpoint(inviteGuest, { params: { id }, ...shownIn(id) });

/** Makes another link for the same guest, for one browser again; the one before is worth nothing. */
export const useRenewGuestLink = (id: string) =>
  useEndpoint(renewGuestLink, { params: { id }, ...shownIn(id) });

/** Takes the invitation back. */
export const useWithdrawGuest = (id: string) =>
  useEndpoint(withdrawGuest, {
    params: { id },
    onDone: (_nothing, queries) => show(queries, id, null),
  });

function shownIn(id: string) {
  return {
    onDone: (guest: MeetingGuest, queries: QueryClient) => show(queries, id, guest),
    onFailed: (_error: Error, queries: QueryClient) =>
      queries.invalidateQueries({ queryKey: meetingKeys.detail(id) }),
  };
}

function show(queries: QueryClient, meetingId: string, guest: MeetingGuest | null): void {
  queries.setQueryData<Meeting>(
    meetingKeys.detail(meetingId),
    (meeting) => meeting && { ...meeting, guest },
  );
}

/** Agrees as the guest; the answer lets this browser into the call. */
export const useEnterAsGuest = () => useEndpoint(enterAsGuest);
