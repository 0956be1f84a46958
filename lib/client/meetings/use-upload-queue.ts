'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { type FilesKind, meetingFiles } from './files';
import { UploadQueue } from './upload-queue';

/**
 * Returns an upload queue for one form or page with its current items. Sent files are added to the query cache.
 * @param keepSent false where a list of files shows the sent ones
 * @param kind target of the files
 */
export function useUploadQueue({
  keepSent = true,
  kind = meetingFiles,
}: {
  keepSent?: boolean;
  kind?: FilesKind;
} = {}) {
  const queries = useQueryClient();
  const [queue] = useState(() => {
    const made: UploadQueue = new UploadQueue(
      ({ key, holderId, files }) => {
        kind.change(queries, holderId, () => files);
        if (!keepSent) made.remove(key);
      },
      kind.send,
      kind.failure,
    );
    return made;
  });
  const items = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  return { queue, items };
}
