import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
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
import { accountKeys } from './account-keys';
import { refreshSession, setSessionUser } from './session-store';

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

export const useChangeSettings = () =>
  useEndpoint(changeSettings, { invalidates: [accountKeys.settings()], onDone: setSessionUser });

/** Sets the picture, which the header shows too. */
export const useSetPicture = () =>
  useEndpoint(setPicture, {
    args: (picture: File) => ({ body: { picture: [picture] } }),
    invalidates: [accountKeys.settings()],
    onDone: refreshSession,
  });

export const useRemovePicture = () =>
  useEndpoint(removePicture, { invalidates: [accountKeys.settings()], onDone: refreshSession });

export function useRevokeSession() {
  const queries = useQueryClient();
  return useMutation({
    // One that has ended meanwhile is as it should be.
    mutationFn: ({ id, password }: { id: string; password: string | undefined }) =>
      call(revokeSession, { params: { id }, body: { current_password: password } }).catch(
        (error: unknown) => {
          if (!(error instanceof ApiError && error.key === 'not_found')) throw error;
        },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: accountKeys.sessions() }),
  });
}

export const useRevokeOtherSessions = () =>
  useEndpoint(revokeOtherSessions, {
    args: (password: string | undefined) => ({ body: { current_password: password } }),
    invalidatesAlways: [accountKeys.sessions()],
  });

export const useRequestExport = () =>
  useEndpoint(requestExport, { invalidates: [accountKeys.settings()] });

export const useRequestDeletion = () =>
  useEndpoint(requestDeletion, { invalidates: [accountKeys.all] });

export const useCancelDeletion = () =>
  useEndpoint(cancelDeletion, {
    invalidates: [accountKeys.settings()],
    onDone: (_nothing, queries) =>
      queries.setQueryData<Account>(
        accountKeys.settings(),
        (account) => account && { ...account, deletes_at: null },
      ),
  });
