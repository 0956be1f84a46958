import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { MEETINGS_AHEAD } from '@/lib/catalogue/deletion-waits';
import { ApiError } from '@/lib/client/platform/api-error';
import { call } from '@/lib/client/platform/call';
import { CHECK_FIELDS, type MessageRow } from '@/lib/client/platform/messages';
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

export const ACCOUNT_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your account',
};

export const CHANGE_SETTINGS_FAILURE: MessageRow = {
  keys: {
    email_taken: 'This email address already has an account.',
    wrong_password: 'This is not your current password.',
    invalid_input: CHECK_FIELDS,
  },
  otherwise: 'The changes were not saved. Please try again.',
};

export const REMOVE_PICTURE_FAILURE: MessageRow = {
  otherwise: 'The picture was not removed. Please try again.',
};

export const SESSIONS_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your devices',
};

export const REVOKE_SESSION_FAILURE: MessageRow = {
  otherwise: 'The device was not signed out. Please try again.',
};

export const REQUEST_EXPORT_FAILURE: MessageRow = {
  otherwise: 'Your request for the file was not sent. Please try again.',
};

export const REQUEST_DELETION_FAILURE: MessageRow = {
  keys: {
    bad_transition: MEETINGS_AHEAD,
    wrong_password: 'This is not your current password.',
  },
  otherwise: 'The deletion was not scheduled. Please try again.',
};

export const CANCEL_DELETION_FAILURE: MessageRow = {
  otherwise: 'The deletion was not cancelled. Please try again.',
};
