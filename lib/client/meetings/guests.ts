import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import {
  enterAsGuest,
  type GuestInput,
  inviteGuest,
  type MeetingGuest,
  renewGuestLink,
  withdrawGuest,
} from '@/lib/contract/meetings/guests';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import { meetingKeys } from './meetings';

/** Invites somebody into the call of a meeting; the answer has the link. */
export function useInviteGuest(meetingId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: GuestInput) => call(inviteGuest, { params: { id: meetingId }, body }),
    onSuccess: (guest) => show(queries, meetingId, guest),
    onError: () => queries.invalidateQueries({ queryKey: meetingKeys.detail(meetingId) }),
  });
}

/** Makes another link for the same guest, for one browser again; the one before is worth nothing. */
export function useRenewGuestLink(meetingId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(renewGuestLink, { params: { id: meetingId } }),
    onSuccess: (guest) => show(queries, meetingId, guest),
    onError: () => queries.invalidateQueries({ queryKey: meetingKeys.detail(meetingId) }),
  });
}

/** Takes the invitation back. */
export function useWithdrawGuest(meetingId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(withdrawGuest, { params: { id: meetingId } }),
    onSuccess: () => show(queries, meetingId, null),
  });
}

function show(queries: QueryClient, meetingId: string, guest: MeetingGuest | null): void {
  queries.setQueryData<Meeting>(
    meetingKeys.detail(meetingId),
    (meeting) => meeting && { ...meeting, guest },
  );
}

/** Agrees as the guest; the answer lets this browser into the call. */
export function useEnterAsGuest() {
  return useMutation({
    mutationFn: (body: CallArgs<typeof enterAsGuest>['body']) => call(enterAsGuest, { body }),
  });
}
