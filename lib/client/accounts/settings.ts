import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import {
  type Account,
  cancelDeletion,
  changeSettings,
  getAccount,
  listSessions,
  removePicture,
  requestDeletion,
  requestExport,
  revokeOtherSessions,
  revokeSession,
  setPicture,
} from '@/lib/contract/accounts/settings';
import type { CallArgs } from '@/lib/contract/platform/endpoint';
import { accountKeys } from './account-keys';
import { refreshSession, setSessionUser } from './session-store';

/** Polled while the file with all data is being written. */
const EXPORT_POLL_MS = 3_000;

export function accountQuery() {
  return queryOptions({
    queryKey: accountKeys.settings(),
    queryFn: ({ signal }) => call(getAccount, undefined, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.export.state === 'preparing' ? EXPORT_POLL_MS : false,
  });
}

export function sessionsQuery() {
  return queryOptions({
    queryKey: accountKeys.sessions(),
    queryFn: ({ signal }) => call(listSessions, undefined, { signal }),
  });
}

export function useChangeSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArgs<typeof changeSettings>['body']) => call(changeSettings, { body }),
    onSuccess: (user) => {
      setSessionUser(user);
      return queries.invalidateQueries({ queryKey: accountKeys.settings() });
    },
  });
}

export function useSetPicture() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (picture: File) => call(setPicture, { body: { picture: [picture] } }),
    onSuccess: () => settled(queries),
  });
}

export function useRemovePicture() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(removePicture),
    onSuccess: () => settled(queries),
  });
}

export function useRevokeSession() {
  const queries = useQueryClient();
  return useMutation({
    // One that has ended meanwhile is as it should be.
    mutationFn: (id: string) =>
      call(revokeSession, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.key === 'not_found')) throw error;
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: accountKeys.sessions() }),
  });
}

export function useRevokeOtherSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(revokeOtherSessions),
    onSettled: () => queries.invalidateQueries({ queryKey: accountKeys.sessions() }),
  });
}

export function useRequestExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(requestExport),
    onSuccess: () => queries.invalidateQueries({ queryKey: accountKeys.settings() }),
  });
}

export function useRequestDeletion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallArgs<typeof requestDeletion>['body']) => call(requestDeletion, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: accountKeys.all }),
  });
}

export function useCancelDeletion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelDeletion),
    onSuccess: () => {
      queries.setQueryData<Account>(
        accountKeys.settings(),
        (account) => account && { ...account, deletes_at: null },
      );
      return queries.invalidateQueries({ queryKey: accountKeys.settings() });
    },
  });
}

/** The header shows the picture too. */
function settled(queries: ReturnType<typeof useQueryClient>): Promise<unknown> {
  return Promise.all([
    refreshSession(),
    queries.invalidateQueries({ queryKey: accountKeys.settings() }),
  ]);
}
