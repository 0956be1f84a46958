'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { changeFiles } from './meetings';
import { UploadQueue } from './upload-queue';

/**
 * A queue of files for one form or page, and what is in it now. What arrived is put into the meeting the screens read.
 *
 * @param keepSent false where the meeting's own list shows what arrived
 */
export function useUploadQueue({ keepSent = true } = {}) {
  const queries = useQueryClient();
  const [queue] = useState(() => {
    const made: UploadQueue = new UploadQueue(({ key, meetingId, files }) => {
      changeFiles(queries, meetingId, () => files);
      if (!keepSent) made.remove(key);
    });
    return made;
  });
  const items = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  return { queue, items };
}
