import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LiveChange, onLiveChange } from '@/lib/client/notifications/live-changes';
import { clientKeys } from './clients';
import { INBOX } from './conversations';
import { dashboardQuery } from './dashboard';
import { meetingKeys } from './meetings';

/** Reads again what is shown of a meeting when it changed for either person: itself with all that belongs to it, and lists. */
export function useLiveMeetings(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onLiveChange((change) => {
        for (const queryKey of keysOf(change)) void queries.invalidateQueries({ queryKey });
      }),
    [queries],
  );
}

function keysOf(change: LiveChange): QueryKey[] {
  // What waits and what is new stands on the first page of a lawyer too.
  if (change.type === 'notification') return [dashboardQuery.queryKey];
  if (change.type === 'work-item') return [INBOX];
  const meeting = change.type === 'meeting' ? meetingKeys.detail(change.id) : meetingKeys.details();
  return [INBOX, meeting, meetingKeys.lists(), clientKeys.allMeetings(), dashboardQuery.queryKey];
}
