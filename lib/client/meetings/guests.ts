import type { QueryClient } from '@tanstack/react-query';
import type { MessageRow } from '@/lib/client/platform/messages';
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

export const INVITE_GUEST_FAILURE: MessageRow = {
  tooOften: 'You have changed your guest too often for now.',
  serverMessageAt: [409],
  otherwise: 'The invitation was not sent. Please try again.',
};

export const RENEW_GUEST_LINK_FAILURE: MessageRow = {
  serverMessageAt: [409],
  otherwise: 'There is no new link yet. Please try again.',
};

export const WITHDRAW_GUEST_FAILURE: MessageRow = {
  otherwise: 'The invitation was not withdrawn. Please try again.',
};

export const ENTER_AS_GUEST_FAILURE: MessageRow = {
  keys: {
    not_found:
      'This invitation is no longer valid. Please ask the person who sent it for a new one.',
  },
  serverMessageAt: [409],
  otherwise: 'This did not work. Please try again.',
};
