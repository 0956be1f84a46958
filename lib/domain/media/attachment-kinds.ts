interface AttachmentKind {
  /** With its article, as in "This is not …". */
  readonly what: string;
  readonly endings: readonly string[];
  /** Content types by which the server recognises it. */
  readonly types: readonly string[];
  /** The type it is stored and served as, where that is another. */
  readonly storedAs?: string;
  /** Bytes it may begin with, a character each; `?` stands for any. */
  readonly begins: readonly string[];
  /** Its content alone decides, and the name follows. */
  readonly isPicture?: boolean;
}

const ZIP = ['PK\x03\x04'];
/** With a password, a document since 2007 is in the container of those before. */
const CONTAINER = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';
const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
/** Office 97–2003 files share one container; the ending says which of them it is. */
const OFFICE = { types: ['application/x-cfb'], begins: [CONTAINER] };
/** Major brands of HEIC and HEIF (ISO/IEC 23008-12); films share the box. */
const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** What people attach to a meeting, text files aside (docs/contract/meetings.md, Files of a meeting). */
const KINDS: readonly AttachmentKind[] = [
  { what: 'a PDF', endings: ['.pdf'], types: ['application/pdf'], begins: ['%PDF'] },
  {
    what: 'a JPEG picture',
    endings: ['.jpg', '.jpeg'],
    types: ['image/jpeg'],
    begins: ['\xFF\xD8\xFF'],
    isPicture: true,
  },
  {
    what: 'a PNG picture',
    endings: ['.png'],
    types: ['image/png'],
    begins: ['\x89PNG\r\n\x1A\n'],
    isPicture: true,
  },
  {
    what: 'a WebP picture',
    endings: ['.webp'],
    types: ['image/webp'],
    begins: ['RIFF????WEBP'],
    isPicture: true,
  },
  {
    what: 'a HEIC picture',
    endings: ['.heic', '.heif', '.hif'],
    types: ['image/heic', 'image/heif'],
    begins: HEIF_BRANDS.map((brand) => `????ftyp${brand}`),
    isPicture: true,
  },
  {
    what: 'a Word document',
    endings: ['.docx'],
    types: [`${OPEN_XML}.wordprocessingml.document`],
    begins: [...ZIP, CONTAINER],
  },
  {
    what: 'an Excel sheet',
    endings: ['.xlsx'],
    types: [`${OPEN_XML}.spreadsheetml.sheet`],
    begins: [...ZIP, CONTAINER],
  },
  { ...OFFICE, what: 'a Word document', endings: ['.doc'], storedAs: 'application/msword' },
  { ...OFFICE, what: 'an Excel sheet', endings: ['.xls'], storedAs: 'application/vnd.ms-excel' },
];

/** Endings that pictures come with although they are saved as one of ours: by Chrome on Windows, by converters, from the web. */
const OTHER_PICTURE_ENDINGS = ['.jfif', '.jpe', '.pjp', '.pjpeg', '.gif', '.bmp', '.avif', '.tif'];

const TEXT_ENDING = '.txt';
/** Beginnings of files that are no text although they may hold nothing but characters. */
const NOT_TEXT = ['MZ', 'ID3', '\x7FELF', 'GIF8', '{\\rtf'];

/** What `notWhatItSays` answers for endings of other kinds. */
export const UNKNOWN_KIND = 'a file we take';

/** How much of a file `notWhatItSays` wants to see, bytes. */
export const HEAD_BYTES = 4096;

/**
 * The type that content found to be of `type` is stored as under this ending; null where the two do not agree. A picture is one under
 * any ending, and its name follows (`nameOfType`).
 */
export function storedType(type: string, ending: string): string | null {
  const kind = KINDS.find(
    ({ types, endings, isPicture }) =>
      types.includes(type) && (isPicture || endings.includes(ending)),
  );
  return kind ? (kind.storedAs ?? type) : null;
}

/** The name of a file of this type: a picture named otherwise gets its ending, in place of that of another kind of picture. */
export function nameOfType(name: string, type: string): string {
  const kind = KINDS.find(({ types, isPicture }) => isPicture && types.includes(type));
  const ending = endingOf(name);
  if (!kind || kind.endings.includes(ending)) return name;
  const stem = isPictureEnding(ending) ? name.slice(0, -ending.length) : name;
  return `${stem}${kind.endings[0]}`;
}

/** From the last dot of a name on, in small letters; empty where there is none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
}

/** Whether a file may be one of ours by its name; what it is, its content says. */
export function mayBeTaken(name: string): boolean {
  const ending = endingOf(name);
  if (ending === '' || ending === TEXT_ENDING || isPictureEnding(ending)) return true;
  return KINDS.some(({ endings }) => endings.includes(ending));
}

/** Whether a name is that of a photo as iPhones keep it, which browsers but Safari, and Windows, do not show. */
export function isHeic(name: string): boolean {
  return ['.heic', '.heif', '.hif'].includes(endingOf(name));
}

function isPictureEnding(ending: string): boolean {
  const isOne = ({ endings, isPicture }: AttachmentKind) => isPicture && endings.includes(ending);
  return OTHER_PICTURE_ENDINGS.includes(ending) || KINDS.some(isOne);
}

/**
 * What a file should be by its ending and is not by its first bytes, with the article: `a PDF`. Null when it may be what
 * it says; whether it is, only the whole file tells.
 */
export function notWhatItSays(ending: string, head: Uint8Array): string | null {
  if (KINDS.some((kind) => kind.isPicture && beginsAs(head, kind))) return null;
  if (ending === TEXT_ENDING) return mayBeText(head) ? null : 'a text file';
  const kind = KINDS.find(({ endings }) => endings.includes(ending));
  if (!kind) return isPictureEnding(ending) ? 'a picture we take' : UNKNOWN_KIND;
  if (ending === '.pdf') return pdfStart(head) === null ? kind.what : null;
  return beginsAs(head, kind) ? null : kind.what;
}

/** How far into a file its `%PDF` may stand, octets (ISO 32000-1, implementation note 13). */
const PDF_WITHIN = 1024;

/**
 * Where a PDF begins: readers look for its header in the first 1,024 octets, and printers and mail programs write blank lines or
 * commands before it. Null where there is none, or markup stands before it.
 */
export function pdfStart(head: Uint8Array): number | null {
  const before = String.fromCharCode(...head.subarray(0, PDF_WITHIN));
  const at = before.indexOf('%PDF-');
  return at < 0 || before.slice(0, at).includes('<') ? null : at;
}

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The encoding of a text file by its bytes: `windows-1252` and UTF-16 with its mark are what Notepad writes. Null where it is no text. Of a
 * head the last character may be cut.
 */
export function textEncoding(bytes: Uint8Array, { isHead = false } = {}): TextEncoding | null {
  if (begins(bytes, '\xFF\xFE')) return 'utf-16le';
  if (begins(bytes, '\xFE\xFF')) return 'utf-16be';
  if (bytes.includes(0)) return null;
  if (isUtf8(bytes, isHead)) return 'utf-8';
  return bytes.some(isNoLetter) ? null : 'windows-1252';
}

/** Control characters that no text file has, and octets that windows-1252 leaves empty. */
function isNoLetter(octet: number): boolean {
  const isControl = octet < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(octet);
  return isControl || [0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(octet);
}

function begins(head: Uint8Array, pattern: string): boolean {
  return [...pattern].every((sign, at) => sign === '?' || head[at] === sign.charCodeAt(0));
}

function beginsAs(head: Uint8Array, kind: AttachmentKind): boolean {
  return kind.begins.some((pattern) => begins(head, pattern));
}

function mayBeText(head: Uint8Array): boolean {
  if (NOT_TEXT.some((pattern) => begins(head, pattern))) return false;
  return (
    !KINDS.some((kind) => beginsAs(head, kind)) && textEncoding(head, { isHead: true }) !== null
  );
}

function isUtf8(bytes: Uint8Array, isHead: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isHead });
    return true;
  } catch {
    return false;
  }
}
