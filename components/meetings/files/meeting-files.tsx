'use client';

import { meetingFiles } from '@/lib/client/meetings/files';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { isCaseOpen } from '@/lib/domain/meetings/conflicts/conflict';
import { fileSize } from '@/lib/domain/platform/files/file-size';
import { MAX_FILES, MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { counterpart, isAhead, type Side } from '../meeting-labels';
import { AddFiles } from './add-files';
import { AttachedFile, addedBy } from './attached-file';

const MAX_MB = MAX_TOTAL_BYTES / 1024 / 1024;

interface MeetingFilesProps {
  meeting: Meeting;
  side: Side;
  /** Epoch milliseconds. */
  now: number;
}

export function MeetingFiles({ meeting, side, now }: MeetingFilesProps) {
  const { files } = meeting;
  const holder = { kind: meetingFiles, id: meeting._id };
  const open = isAhead(meeting, now);
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  const closed = !isCaseOpen(meeting.conflict_check?.state ?? null);
  const otherName = counterpart(meeting, side).name;
  return (
    <section id="files" className="scroll-mt-20 border-t py-7">
      <h2 className="flex flex-wrap items-baseline gap-x-2 text-xl">
        Files
        <span className="font-sans text-base font-normal text-neutral-600 tabular">
          {files.length === 0 ? (
            !closed && <span>none</span>
          ) : (
            <span>{`${files.length} of ${MAX_FILES}`}</span>
          )}
          {files.length > 0 && <span>{`, ${fileSize(bytes)} of ${MAX_MB} MB`}</span>}
        </span>
      </h2>
      {closed && (
        <p className="mt-2 text-neutral-700">What the client added opens with the case.</p>
      )}
      {files.length > 0 && (
        <ul className="mt-2 divide-y">
          {files.map((file) => (
            <AttachedFile
              key={file._id}
              holder={holder}
              file={file}
              open={open}
              from={`, added by ${addedBy(file, otherName)}`}
            />
          ))}
        </ul>
      )}
      {open ? (
        <AddFiles holder={holder} taken={{ count: files.length, bytes }} />
      ) : (
        files.length === 0 &&
        !closed && <p className="mt-2 text-neutral-700">No files were added.</p>
      )}
    </section>
  );
}
