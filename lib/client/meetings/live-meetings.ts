import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LiveChange, onLiveChange } from '@/lib/client/notifications/live-changes';
import { workQuery } from '@/lib/client/notifications/work';
import { associateCallsQuery } from './associates';
import { clientKeys } from './clients';
import { INBOX } from './conversations';
import { dashboardQuery } from './dashboard';
import { meetingKeys } from './meetings';

/** Refetches a meeting, all its parts and the lists when either person changes it. */
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
  // Whatever changed may be done now, or has to be.
  const { queryKey: work } = workQuery;
  // A notice is all that an associate hears of a call.
  const { queryKey: asked } = associateCallsQuery;
  if (change.type === 'notification') return [work, asked];
  if (change.type === 'work-item') return [INBOX, work];
  const meeting = change.type === 'meeting' ? meetingKeys.detail(change.id) : meetingKeys.details();
  const lists = [meetingKeys.lists(), clientKeys.allMeetings(), dashboardQuery.queryKey];
  return [INBOX, work, asked, meeting, ...lists];
}
