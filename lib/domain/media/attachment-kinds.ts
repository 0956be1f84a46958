interface AttachmentKind {
  /** With its article, as in "This is not …". */
  readonly what: string;
  readonly endings: readonly string[];
  /** Content types by which the server recognises it. */
  readonly types: readonly string[];
  /** The type it is stored and served as, where that is another. */
  readonly storedAs?: string;
  /** Bytes it begins with, a character each; `?` stands for any. */
  readonly begins: string;
}

const ZIP = 'PK\x03\x04';
const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
/** Office 97–2003 files share one container; the ending says which of them it is. */
const OFFICE = { types: ['application/x-cfb'], begins: '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1' };

/** What people attach to a meeting, text files aside (docs/contract/meetings.md, Files of a meeting). */
const KINDS: readonly AttachmentKind[] = [
  { what: 'a PDF', endings: ['.pdf'], types: ['application/pdf'], begins: '%PDF' },
  {
    what: 'a JPEG picture',
    endings: ['.jpg', '.jpeg'],
    types: ['image/jpeg'],
    begins: '\xFF\xD8\xFF',
  },
  { what: 'a PNG picture', endings: ['.png'], types: ['image/png'], begins: '\x89PNG\r\n\x1A\n' },
  { what: 'a WebP picture', endings: ['.webp'], types: ['image/webp'], begins: 'RIFF????WEBP' },
  {
    what: 'a HEIC picture',
    endings: ['.heic'],
    types: ['image/heic', 'image/heif'],
    begins: '????ftyp',
  },
  {
    what: 'a Word document',
    endings: ['.docx'],
    types: [`${OPEN_XML}.wordprocessingml.document`],
    begins: ZIP,
  },
  {
    what: 'an Excel sheet',
    endings: ['.xlsx'],
    types: [`${OPEN_XML}.spreadsheetml.sheet`],
    begins: ZIP,
  },
  { ...OFFICE, what: 'a Word document', endings: ['.doc'], storedAs: 'application/msword' },
  { ...OFFICE, what: 'an Excel sheet', endings: ['.xls'], storedAs: 'application/vnd.ms-excel' },
];

const TEXT_ENDING = '.txt';
/** Beginnings of files that are no text although they may hold nothing but characters. */
const NOT_TEXT = ['MZ', 'ID3', '\x7FELF', 'GIF8', '{\\rtf', '\xFF\xFE', '\xFE\xFF'];
const BYTE_ORDER_MARK = '\xEF\xBB\xBF';

/** How much of a file `notWhatItSays` wants to see, bytes. */
export const HEAD_BYTES = 4096;

/** The type that content found to be of `type` is stored as under this ending; null where the two do not agree. */
export function storedType(type: string, ending: string): string | null {
  const kind = KINDS.find(({ types, endings }) => types.includes(type) && endings.includes(ending));
  return kind ? (kind.storedAs ?? type) : null;
}

/**
 * What a file should be by its ending and is not by its first bytes, with the article: `a PDF`. Null when it may be what
 * it says; whether it is, only the whole file tells.
 */
export function notWhatItSays(ending: string, head: Uint8Array): string | null {
  if (ending === TEXT_ENDING) return mayBeText(head) ? null : 'a text file';
  const kind = KINDS.find(({ endings }) => endings.includes(ending));
  if (!kind) return 'a file we take';
  const content = begins(head, BYTE_ORDER_MARK) ? head.subarray(BYTE_ORDER_MARK.length) : head;
  return begins(content, kind.begins) ? null : kind.what;
}

function begins(head: Uint8Array, pattern: string): boolean {
  return [...pattern].every((sign, at) => sign === '?' || head[at] === sign.charCodeAt(0));
}

function mayBeText(head: Uint8Array): boolean {
  if (head.includes(0)) return false;
  if (NOT_TEXT.some((pattern) => begins(head, pattern))) return false;
  if (KINDS.some((kind) => begins(head, kind.begins))) return false;
  try {
    // The last character may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
