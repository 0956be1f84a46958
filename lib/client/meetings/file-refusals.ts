import type { MessageRow } from '@/lib/client/platform/messages';
import { COPY, fill } from '@/lib/contract/platform/copy';
import {
  endingOf,
  HEAD_BYTES,
  mayBeTaken,
  notWhatItSays,
  UNKNOWN_KIND,
} from '@/lib/domain/media/attachment-kinds';
import { MAX_FILES, MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';

const TOO_LARGE = fill(COPY.validation.fileSize, { max: MAX_TOTAL_BYTES / 1024 / 1024 });
const TOO_MANY = `At most ${MAX_FILES} files can be added.`;
const EMPTY = 'This file is empty.';
const TYPE = 'Files of this type can’t be added. PDF, pictures, Word, Excel and text files can.';
const UNREADABLE = 'This file can’t be read. Please choose it again.';

/** Returns the texts for a file that was not added to a meeting or an agreement, as `noun` calls it. */
export function filesFailure(noun: string): MessageRow {
  return {
    keys: {
      too_large: TOO_LARGE,
      too_many_files: TOO_MANY,
      bad_transition: `Files can no longer be changed for this ${noun}.`,
      unavailable: 'Files can’t be added right now. Please try again in a moment.',
    },
    tooOften: 'You have sent too many files for now.',
    serverMessageAt: [400, 415],
    otherwise: COPY.meetingFiles.failure,
  };
}

export const MEETING_FILES_FAILURE: MessageRow = filesFailure('meeting');

export interface Taken {
  readonly count: number;
  readonly bytes: number;
}

/** Returns why a file is refused by its name and size; null when they are fine. */
export function refusalBySize(file: File, taken: Taken): string | null {
  if (file.size === 0) return EMPTY;
  if (taken.count >= MAX_FILES) return TOO_MANY;
  if (taken.bytes + file.size > MAX_TOTAL_BYTES) return TOO_LARGE;
  return mayBeTaken(file.name) ? null : TYPE;
}

/** Returns why a file is refused by its first bytes; null when they match its name. The server checks all of it. */
export async function refusalByContent(file: File): Promise<string | null> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const ending = endingOf(file.name);
    const what = notWhatItSays(ending, head);
    if (what === UNKNOWN_KIND) return TYPE;
    return what && `This is not ${what}, although its name ends in ${ending}.`;
  } catch {
    // Moved, changed or deleted since it was chosen, or in a cloud that does not answer.
    return UNREADABLE;
  }
}
