'use client';

import { showToast } from '@/components/ui/feedback/toast-queue';
import { FileDrop } from '@/components/ui/forms/file-drop';
import { FileRow, megabytes } from '@/components/ui/forms/file-row';
import { useUploadQueue } from '@/lib/client/meetings/use-upload-queue';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { TEXTS } from '@/lib/contract/platform/texts';
import {
  ATTACHMENT_EXTENSIONS,
  MAX_FILES,
  MAX_TOTAL_BYTES,
} from '@/lib/domain/platform/upload-limits';
import { KeepOriginal } from './keep-original';
import { MeetingFileRow } from './meeting-file-row';
import { counterpart, isAhead, type Side } from './meeting-labels';

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
    <section className="border-t py-7">
      <h2 className="flex flex-wrap items-baseline gap-x-2 text-xl">
        Files
        <span className="font-sans text-base font-normal text-neutral-600 tabular">
          {files.length === 0 ? 'none' : `${files.length} of ${MAX_FILES}`}
          {files.length > 0 && `, ${megabytes(bytes)} of ${MAX_MB} MB`}
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

  const send = async () => {
    const allSent = await queue.send(meetingId);
    if (allSent) showToast('success', TEXTS.meetingFiles.success);
  };

  const add = (files: File[]) => {
    queue.add(files, taken);
    void send();
  };

  const retry = (key: number) => {
    queue.retry(key);
    void send();
  };

  return (
    <div className="mt-4">
      <FileDrop
        label="Add files"
        help={`PDF, pictures, Word, Excel or text. Up to ${MAX_FILES} files, ${MAX_MB} MB in all.`}
        accept={ATTACHMENT_EXTENSIONS.join(',')}
        onFiles={add}
      >
        {items.length > 0 &&
          items.map(({ key, file, state }) => (
            <FileRow
              key={key}
              name={file.name}
              size={file.size}
              state={state}
              onCancel={() => queue.remove(key)}
              onRetry={() => retry(key)}
              onRemove={() => queue.remove(key)}
            />
          ))}
      </FileDrop>
      <KeepOriginal queue={queue} />
    </div>
  );
}
