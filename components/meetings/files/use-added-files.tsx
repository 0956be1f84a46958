import { showToast } from '@/components/ui/feedback/toast-queue';
import { FileRow } from '@/components/ui/forms/file-row';
import { useUploadQueue } from '@/lib/client/meetings/use-upload-queue';
import { useAttachmentAccept } from '@/lib/client/platform/attachment-accept';
import { COPY } from '@/lib/contract/platform/copy';
import type { FilesOf } from './attached-file';
import { useNotAdded } from './not-added';

/** Counts and bytes of the files that are there. */
export interface TakenFiles {
  count: number;
  bytes: number;
}

/** Sends chosen files to a meeting or agreement at once; `rows` are those that are not there yet, null without any. */
export function useAddedFiles(holder: FilesOf, taken: TakenFiles) {
  const { queue, items } = useUploadQueue({ keepSent: false, kind: holder.kind });
  const notAdded = useNotAdded(holder.id);
  const accept = useAttachmentAccept();

  const send = async () => {
    const allSent = await queue.send(holder.id);
    if (allSent) showToast('success', COPY.meetingFiles.success);
    return allSent;
  };

  const add = async (files: File[]) => {
    queue.add(files, taken);
    const names = files.map(({ name }) => name);
    if (await send()) notAdded.keep(notAdded.files.filter(({ name }) => !names.includes(name)));
  };

  const retry = (key: number) => {
    queue.retry(key);
    void send();
  };

  const replace = (key: number, file: File) => {
    queue.replace(key, file, taken);
    void send();
  };

  const rows =
    items.length > 0
      ? items.map(({ key, file, state }) => (
          <FileRow
            key={key}
            name={file.name}
            size={file.size}
            state={state}
            onCancel={() => queue.remove(key)}
            accept={accept}
            onRetry={() => retry(key)}
            onReplace={(file) => replace(key, file)}
            onRemove={() => queue.remove(key)}
          />
        ))
      : null;
  return { queue, items, notAdded, accept, add, rows };
}
