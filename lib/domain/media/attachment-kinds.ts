interface AttachmentKind {
  readonly what: string;
  readonly endings: readonly string[];
  readonly types: readonly string[];
  readonly storedAs?: string;
  /** Possible first bytes, a character each; `?` matches any. */
  readonly begins: readonly string[];
  readonly isPicture?: boolean;
}

const ZIP = ['PK\x03\x04'];
/** An encrypted Office document since 2007 uses the container of the older formats. */
const CONTAINER = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1';
const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
/** Office 97–2003 files share one container; the extension tells them apart. */
const OFFICE = { types: ['application/x-cfb'], begins: [CONTAINER] };
/** Major brands of HEIC and HEIF (ISO/IEC 23008-12); videos share the box. */
const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Accepted attachments of a meeting, except text files (docs/contract/meetings.md, Files of a meeting). */
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

/** Extensions found on pictures that have one of our formats: from Chrome on Windows, converters, and the web. */
const OTHER_PICTURE_ENDINGS = ['.jfif', '.jpe', '.pjp', '.pjpeg', '.gif', '.bmp', '.avif', '.tif'];

const TEXT_ENDING = '.txt';
/** Signatures of non-text files that may contain only text characters. */
const NOT_TEXT = ['MZ', 'ID3', '\x7FELF', 'GIF8', '{\\rtf'];

export const UNKNOWN_KIND = 'a file we take';

export const HEAD_BYTES = 4096;

/**
 * Returns the type under which content detected as `type` is stored with this extension; null where they do not
 * match. A picture is accepted under any extension, and renamed (`nameOfType`).
 */
export function storedType(type: string, ending: string): string | null {
  const kind = KINDS.find(
    ({ types, endings, isPicture }) =>
      types.includes(type) && (isPicture || endings.includes(ending)),
  );
  return kind ? (kind.storedAs ?? type) : null;
}

/**
 * Returns the name of a file of this type: a picture gets the right extension, replacing that of another picture
 * type.
 */
export function nameOfType(name: string, type: string): string {
  const kind = KINDS.find(({ types, isPicture }) => isPicture && types.includes(type));
  const ending = endingOf(name);
  if (!kind || kind.endings.includes(ending)) return name;
  const stem = isPictureEnding(ending) ? name.slice(0, -ending.length) : name;
  return `${stem}${kind.endings[0]}`;
}

/** Returns the extension with its dot, in lower case; empty where there is none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot).toLowerCase();
}

/** Whether a file may be accepted by its name; its content decides. */
export function mayBeTaken(name: string): boolean {
  const ending = endingOf(name);
  if (ending === '' || ending === TEXT_ENDING || isPictureEnding(ending)) return true;
  return KINDS.some(({ endings }) => endings.includes(ending));
}

/** Whether the name is that of an iPhone photo, which browsers except Safari, and Windows, cannot show. */
export function isHeic(name: string): boolean {
  return ['.heic', '.heif', '.hif'].includes(endingOf(name));
}

function isPictureEnding(ending: string): boolean {
  const isOne = ({ endings, isPicture }: AttachmentKind) => isPicture && endings.includes(ending);
  return OTHER_PICTURE_ENDINGS.includes(ending) || KINDS.some(isOne);
}

/**
 * Returns the type that the extension claims and the first bytes contradict, with the article: `a PDF`. Null when
 * they agree, which only the whole file can confirm.
 */
export function notWhatItSays(ending: string, head: Uint8Array): string | null {
  if (KINDS.some((kind) => kind.isPicture && beginsAs(head, kind))) return null;
  if (ending === TEXT_ENDING) return mayBeText(head) ? null : 'a text file';
  const kind = KINDS.find(({ endings }) => endings.includes(ending));
  if (!kind) return isPictureEnding(ending) ? 'a picture we take' : UNKNOWN_KIND;
  if (ending === '.pdf') return pdfStart(head) === null ? kind.what : null;
  return beginsAs(head, kind) ? null : kind.what;
}

/** Largest offset of `%PDF` in a file, octets (ISO 32000-1, implementation note 13). */
const PDF_WITHIN = 1024;

/**
 * Returns the offset of the PDF header: readers search the first 1,024 octets, and printers and mail programs write
 * blank lines or commands before it. Null where there is none, or markup precedes it.
 */
export function pdfStart(head: Uint8Array): number | null {
  const before = String.fromCharCode(...head.subarray(0, PDF_WITHIN));
  const at = before.indexOf('%PDF-');
  return at < 0 || before.slice(0, at).includes('<') ? null : at;
}

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * Detects the encoding of a text file: Notepad writes `windows-1252` and UTF-16 with a byte order mark. Null where it
 * is no text. In a head the last character may be cut.
 */
export function textEncoding(bytes: Uint8Array, { isHead = false } = {}): TextEncoding | null {
  if (begins(bytes, '\xFF\xFE')) return 'utf-16le';
  if (begins(bytes, '\xFE\xFF')) return 'utf-16be';
  if (bytes.includes(0)) return null;
  if (isUtf8(bytes, isHead)) return 'utf-8';
  return bytes.some(isNoLetter) ? null : 'windows-1252';
}

/** Whether an octet is a control character that no text file has, or undefined in windows-1252. */
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
