import { UPLOAD_REFUSALS } from '@/lib/client/platform/meeting-messages';
import {
  endingOf,
  HEAD_BYTES,
  mayBeTaken,
  notWhatItSays,
  UNKNOWN_KIND,
} from '@/lib/domain/media/attachment-kinds';
import { MAX_FILES, MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';

const EMPTY = 'This file is empty.';
const TYPE = 'Files of this type can’t be added. PDF, pictures, Word, Excel and text files can.';
const UNREADABLE = 'This file can’t be read. Please choose it again.';

export interface Taken {
  readonly count: number;
  readonly bytes: number;
}

/** Returns why a file is refused by its name and size; null when they are fine. */
export function refusalBySize(file: File, taken: Taken): string | null {
  if (file.size === 0) return EMPTY;
  if (taken.count >= MAX_FILES) return UPLOAD_REFUSALS.tooMany;
  if (taken.bytes + file.size > MAX_TOTAL_BYTES) return UPLOAD_REFUSALS.tooLarge;
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
