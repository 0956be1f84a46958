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

export const useInviteGuest = (id: string) =>
  useEndpoint(inviteGuest, { params: { id }, ...shownIn(id) });

/** Renews a guest's link, valid for one browser again; the previous link is revoked. */
export const useRenewGuestLink = (id: string) =>
  useEndpoint(renewGuestLink, { params: { id }, ...shownIn(id) });

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

export const useEnterAsGuest = () => useEndpoint(enterAsGuest);
