'use client';

import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { FileDrop } from '@/components/ui/forms/file-drop';
import { FileRow } from '@/components/ui/forms/file-row';
import type { NotAdded } from '@/lib/client/meetings/upload-queue';
import { useUploadQueue } from '@/lib/client/meetings/use-upload-queue';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { TEXTS } from '@/lib/contract/platform/texts';
import { fileSize } from '@/lib/domain/platform/file-size';
import {
  ATTACHMENT_EXTENSIONS,
  MAX_FILES,
  MAX_TOTAL_BYTES,
} from '@/lib/domain/platform/upload-limits';
import { KeepOriginal } from '../keep-original';
import { counterpart, isAhead, type Side } from '../meeting-labels';
import { FilesNotAdded } from './files-not-added';
import { MeetingFileRow } from './meeting-file-row';
import { useNotAdded } from './not-added';

const ACCEPT = ATTACHMENT_EXTENSIONS.join(',');
const MAX_MB = MAX_TOTAL_BYTES / 1024 / 1024;

interface MeetingFilesProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

/** The files of both people; more can be added until the meeting is over. */
export function MeetingFiles({ meeting, side, now }: MeetingFilesProps) {
  const { files } = meeting;
  const open = isAhead(meeting, now);
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  const otherName = counterpart(meeting, side).name;
  return (
    <section id="files" className="scroll-mt-20 border-t py-7">
      <h2 className="flex flex-wrap items-baseline gap-x-2 text-xl">
        Files
        <span className="font-sans text-base font-normal text-neutral-600 tabular">
          {files.length === 0 ? 'none' : `${files.length} of ${MAX_FILES}`}
          {files.length > 0 && `, ${fileSize(bytes)} of ${MAX_MB} MB`}
        </span>
      </h2>
      {files.length > 0 && (
        <ul className="mt-2 divide-y">
          {files.map((file) => (
            <MeetingFileRow
              key={file._id}
              meetingId={meeting._id}
              file={file}
              otherName={otherName}
              open={open}
            />
          ))}
        </ul>
      )}
      {open ? (
        <AddFiles meetingId={meeting._id} taken={{ count: files.length, bytes }} />
      ) : (
        files.length === 0 && <p className="mt-2 text-neutral-700">No files were added.</p>
      )}
    </section>
  );
}

interface AddFilesProps {
  meetingId: string;
  taken: { count: number; bytes: number };
}

function AddFiles({ meetingId, taken }: AddFilesProps) {
  const { queue, items } = useUploadQueue({ keepSent: false });
  const notAdded = useNotAdded(meetingId);

  const send = async () => {
    const allSent = await queue.send(meetingId);
    if (allSent) showToast('success', TEXTS.meetingFiles.success);
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
        help={`PDF, pictures, Word, Excel or text. Up to ${MAX_FILES} files, ${MAX_MB} MB in all.`}
        accept={ACCEPT}
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
              accept={ACCEPT}
              onRetry={() => retry(key)}
              onReplace={(file) => replace(key, file)}
              onRemove={() => queue.remove(key)}
            />
          ))}
      </FileDrop>
      <KeepOriginal queue={queue} />
    </div>
  );
}

interface NotAddedBeforeProps {
  files: readonly NotAdded[];
  onHide: () => void;
}

/** What the client chose while booking and the meeting is without. */
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
