'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { type FilesKind, meetingFiles } from './files';
import { UploadQueue } from './upload-queue';

/**
 * A queue of files for one form or page, and what is in it now. What arrived is put into what the screens have read.
 *
 * @param keepSent false where a list of files shows what arrived
 * @param kind what the files are added to
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
