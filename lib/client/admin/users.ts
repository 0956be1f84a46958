import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import {
  approveFactorRemoval,
  askFactorRemoval,
  dropFactorRemoval,
} from '@/lib/contract/admin/factor-removal';
import {
  getUser,
  listUsers,
  resendVerificationMail,
  restoreUser,
  signOutUser,
  suspendUser,
} from '@/lib/contract/admin/users';
import type { CallArgs } from '@/lib/contract/platform/endpoint';

const all = ['admin', 'users'] as const;

export function usersQuery(asked: CallArgs<typeof listUsers>['body']) {
  return queryOptions({
    queryKey: [...all, 'list', asked] as const,
    queryFn: ({ signal }) => call(listUsers, { body: asked }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Each view is in the audit log, so it is not read again unasked. */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: [...all, 'one', id] as const,
    queryFn: ({ signal }) => call(getUser, { params: { id } }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The account and the lists are read anew after what an administrator does with it. */
const invalidatesAlways = [all];

export const useSuspendUser = (id: string) =>
  useEndpoint(suspendUser, { params: { id }, invalidatesAlways });

export const useRestoreUser = (id: string) =>
  useEndpoint(restoreUser, { params: { id }, invalidatesAlways });

export const useSignOutUser = (id: string) =>
  useEndpoint(signOutUser, { params: { id }, invalidatesAlways });

export const useResendVerification = (id: string) =>
  useEndpoint(resendVerificationMail, { params: { id }, invalidatesAlways });

export const useAskFactorRemoval = (id: string) =>
  useEndpoint(askFactorRemoval, { params: { id }, invalidatesAlways });

export const useApproveFactorRemoval = (id: string) =>
  useEndpoint(approveFactorRemoval, { params: { id }, invalidatesAlways });

export const useDropFactorRemoval = (id: string) =>
  useEndpoint(dropFactorRemoval, { params: { id }, invalidatesAlways });
