import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/platform/call';
import type { MessageRow } from '@/lib/client/platform/messages';
import { outline } from '@/lib/client/platform/outline';
import { useEndpoint } from '@/lib/client/platform/use-endpoint';
import type * as mailLink from '@/lib/contract/notifications/mail-link';
import type * as contract from '@/lib/contract/notifications/preferences';
import { browserPush, turnOffPush, turnOnPush } from './web-push';

const getPreferences = outline<typeof contract.getPreferences>(
  'GET',
  '/api/v1/notifications/preferences',
);
const changePreferences = outline<typeof contract.changePreferences>(
  'PUT',
  '/api/v1/notifications/preferences',
);

export const preferenceKeys = {
  preferences: ['notifications', 'preferences'] as const,
  browser: ['notifications', 'browser-push'] as const,
};

export function preferencesQuery() {
  return queryOptions({
    queryKey: preferenceKeys.preferences,
    queryFn: ({ signal }) => call(getPreferences, undefined, { signal }),
  });
}

/** Queries the state of web push in this browser. */
export function browserPushQuery() {
  return queryOptions({
    queryKey: preferenceKeys.browser,
    queryFn: browserPush,
    staleTime: 0,
    retry: false,
  });
}

const stopMails = outline<typeof mailLink.stopMails>('POST', '/api/v1/notifications/mails/{id}');

export const useStopMails = (token: string) => useEndpoint(stopMails, { params: { id: token } });

export const useChangePreferences = () =>
  useEndpoint(changePreferences, { stores: preferenceKeys.preferences });

export function useSwitchPush() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (permission: Promise<NotificationPermission> | null) =>
      permission === null ? turnOffPush() : turnOn(queries, permission),
    onSettled: () => readPushAgain(queries),
  });
}

/** Refetches the state of web push in this browser and the preferences. */
export function readPushAgain(queries: QueryClient): Promise<unknown> {
  const keys = Object.values(preferenceKeys);
  return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

async function turnOn(queries: QueryClient, permission: Promise<NotificationPermission>) {
  const { push } = await queries.fetchQuery(preferencesQuery());
  await turnOnPush(push.application_key, permission);
}

export const PREFERENCES_FAILURE: MessageRow = {
  always: true,
  otherwise: 'Failed to fetch your notification settings',
};

export const CHANGE_PREFERENCES_FAILURE: MessageRow = {
  otherwise: 'Your choices were not saved. Please try again.',
};

export const SWITCH_PUSH_FAILURE: MessageRow = {
  otherwise: 'That did not work in this browser. Please try again.',
};
