import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
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

export function usersQuery(query: CallArgs<typeof listUsers>['query']) {
  return queryOptions({
    queryKey: [...all, 'list', query] as const,
    queryFn: ({ signal }) => call(listUsers, { query }, { signal }),
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

/** What an administrator does with an account; the account and the lists are read anew after it. */
function useUserChange<Input>(run: (input: Input) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => queries.invalidateQueries({ queryKey: all }),
  });
}

export function useSuspendUser(id: string) {
  return useUserChange((body: CallArgs<typeof suspendUser>['body']) =>
    call(suspendUser, { params: { id }, body }),
  );
}

export function useRestoreUser(id: string) {
  return useUserChange(() => call(restoreUser, { params: { id } }));
}

export function useSignOutUser(id: string) {
  return useUserChange(() => call(signOutUser, { params: { id } }));
}

export function useResendVerification(id: string) {
  return useUserChange(() => call(resendVerificationMail, { params: { id } }));
}
