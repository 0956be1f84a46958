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

/** Queries an account. Each view is in the audit log, so there is no automatic refetch. */
export function userQuery(id: string) {
  return queryOptions({
    queryKey: [...all, 'one', id] as const,
    queryFn: ({ signal }) => call(getUser, { params: { id } }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Account and lists are refetched after every action of an administrator. */
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
