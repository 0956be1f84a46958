import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
import { withFactor } from '@/lib/client/platform/step-up';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  acceptInvitation,
  changeMember,
  endMember,
  inviteMember,
  leavePractice,
  listActivity,
  listMembers,
  listPractices,
  resendInvitation,
  switchPractice,
} from '@/lib/contract/lawyers/members';

const MEMBERS = ['members'];
const PRACTICES = ['practices'];

export const membersQuery = queryOptions({
  queryKey: [...MEMBERS, 'list'],
  queryFn: ({ signal }) => call(listMembers, undefined, { signal }),
});

export const activityQuery = infiniteQueryOptions({
  queryKey: [...MEMBERS, 'activity'],
  queryFn: ({ pageParam, signal }) =>
    call(listActivity, { query: { page: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
});

const confirmed = { through: withFactor, invalidatesAlways: [MEMBERS] };

export const useInviteMember = () => useEndpoint(inviteMember, confirmed);

export const useChangeMember = (id: string) =>
  useEndpoint(changeMember, { ...confirmed, params: { id } });

export const useResendInvitation = (id: string) =>
  useEndpoint(resendInvitation, { ...confirmed, params: { id } });

export const useEndMember = (id: string) =>
  useEndpoint(endMember, { params: { id }, invalidatesAlways: [MEMBERS] });

export const practicesQuery = queryOptions({
  queryKey: PRACTICES,
  queryFn: ({ signal }) => call(listPractices, undefined, { signal }),
});

export const useAcceptInvitation = () =>
  useEndpoint(acceptInvitation, { args: (token: string) => ({ body: { token } }) });

/** Switches to another practice or the own account; the next page is a full load, so that no earlier data remains. */
export const useSwitchPractice = () =>
  useEndpoint(switchPractice, { args: (practice: string | null) => ({ body: { practice } }) });

export const useLeavePractice = (id: string) =>
  useEndpoint(leavePractice, { params: { id }, invalidatesAlways: [PRACTICES] });

export const MEMBERS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your members',
};

export const MEMBER_ACTIVITY_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch what your members did',
};

export const INVITE_MEMBER_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  tooOften: 'You have sent too many invitations today.',
  serverMessageAt: [403, 409],
  otherwise: 'The invitation was not sent. Please try again.',
};

export const CHANGE_MEMBER_FAILURE: MessageRow = {
  keys: { invalid_input: CHECK_FIELDS },
  tooOften: 'You have sent too many invitations today.',
  serverMessageAt: [403, 409],
  otherwise: 'The change was not saved. Please try again.',
};

export const JOIN_PRACTICE_FAILURE: MessageRow = {
  keys: { not_found: 'This invitation is no longer open.' },
  serverMessageAt: [403, 409],
  otherwise: 'You did not join the practice. Please try again.',
};

export const PRACTICES_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch the practices you work for',
};

export const SWITCH_PRACTICE_FAILURE: MessageRow = {
  keys: { not_found: 'You no longer work for this practice.' },
  serverMessageAt: [403],
  otherwise: 'You could not switch. Please try again.',
};
