import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveChange } from '@/lib/client/notifications/live-changes';
import { workItemKeys } from './queries';

/** Refetches an agreement, all its parts and the lists when either person changes it. */
export function useLiveWorkItems(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onLiveChange((change) => {
        // A meeting may be one that an agreement includes.
        if (change.type === 'notification') return;
        const one = change.type === 'work-item';
        const queryKey = one ? workItemKeys.detail(change.id) : workItemKeys.details();
        void queries.invalidateQueries({ queryKey });
        if (change.type !== 'meeting')
          void queries.invalidateQueries({ queryKey: workItemKeys.lists() });
      }),
    [queries],
  );
}
