'use client';

import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { FileDrop } from '@/components/ui/forms/file-drop';
import { FileRow } from '@/components/ui/forms/file-row';
import type { NotAdded } from '@/lib/client/meetings/upload-queue';
import { useUploadQueue } from '@/lib/client/meetings/use-upload-queue';
import { useAttachmentAccept } from '@/lib/client/platform/attachment-accept';
import { COPY } from '@/lib/contract/platform/copy';
import { MAX_FILES, MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { KeepOriginal } from '../keep-original';
import type { FilesOf } from './attached-file';
import { FilesNotAdded } from './files-not-added';
import { HeicNote } from './heic-note';
import { useNotAdded } from './not-added';

const MAX_MB = MAX_TOTAL_BYTES / 1024 / 1024;

interface AddFilesProps {
  holder: FilesOf;
  taken: { count: number; bytes: number };
}

export function AddFiles({ holder, taken }: AddFilesProps) {
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

  return (
    <div className="mt-4">
      <NotAddedBefore files={notAdded.files} onHide={() => notAdded.keep([])} />
      <FileDrop
        label="Add files"
        help={`PDF, pictures, Word, Excel or text. Up to ${MAX_FILES} files, ${MAX_MB} MB in total.`}
        accept={accept}
        onFiles={(files) => void add(files)}
      >
        {items.length > 0 &&
          items.map(({ key, file, state }) => (
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
          ))}
      </FileDrop>
      <HeicNote names={items.map(({ file }) => file.name)} />
      <KeepOriginal kept={queue.keepsOriginals} onChange={(keep) => queue.keepOriginals(keep)} />
    </div>
  );
}

interface NotAddedBeforeProps {
  files: readonly NotAdded[];
  onHide: () => void;
}

/** Files that the client chose while booking and the meeting lacks. */
function NotAddedBefore({ files, onHide }: NotAddedBeforeProps) {
  const reasons = [...new Set(files.map(({ name, reason }) => `${name}: ${reason}`))];
  return (
    <FilesNotAdded files={files} className="mb-4">
      <ul className="break-words">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-1">You can still add {files.length === 1 ? 'it' : 'them'} below.</p>
      <Button variant="outline" size="small" className="mt-3" onClick={onHide}>
        Hide this
      </Button>
    </FilesNotAdded>
  );
}
