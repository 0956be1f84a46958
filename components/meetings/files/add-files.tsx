'use client';

import { Button } from '@/components/ui/forms/button';
import { FileDrop } from '@/components/ui/forms/file-drop';
import type { NotAdded } from '@/lib/client/meetings/upload-queue';
import { MAX_FILES, MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { KeepOriginal } from '../keep-original';
import type { FilesOf } from './attached-file';
import { FilesNotAdded } from './files-not-added';
import { HeicNote } from './heic-note';
import { type TakenFiles, useAddedFiles } from './use-added-files';

const MAX_MB = MAX_TOTAL_BYTES / 1024 / 1024;

interface AddFilesProps {
  holder: FilesOf;
  taken: TakenFiles;
}

export function AddFiles({ holder, taken }: AddFilesProps) {
  const { queue, items, notAdded, accept, add, rows } = useAddedFiles(holder, taken);
  return (
    <div className="mt-4">
      <NotAddedBefore files={notAdded.files} onHide={() => notAdded.keep([])} />
      <FileDrop
        label="Add files"
        help={`PDF, pictures, Word, Excel or text. Up to ${MAX_FILES} files, ${MAX_MB} MB in total.`}
        accept={accept}
        onFiles={(files) => void add(files)}
      >
        {rows}
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
