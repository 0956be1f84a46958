import 'server-only';
import { read } from 'cfb';
import { unzipSync } from 'fflate';
import { textEncoding } from '@/lib/domain/media/attachment-kinds';

export type OfficeProblem = 'other' | 'locked' | 'macros' | 'objects';

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
const MAIN_PARTS: readonly (readonly [part: RegExp, type: string])[] = [
  [
    /ContentType\s*=\s*["'][^"']+\.wordprocessingml\.document\.main\+xml["']/,
    `${OPEN_XML}.wordprocessingml.document`,
  ],
  [
    /ContentType\s*=\s*["'][^"']+\.spreadsheetml\.sheet\.main\+xml["']/,
    `${OPEN_XML}.spreadsheetml.sheet`,
  ],
];
/** In any case, and as UTF-16 too (ISO/IEC 29500-2, 6.2.2.3 and 6.2.5). */
const PARTS = /^\[content_types\]\.xml$/i;
/** Limit of the list of parts; that of a document with a thousand pictures is a tenth of it. */
const MAX_PARTS_BYTES = 1024 * 1024;

/**
 * Returns the content type of an Office document (2007 or later) from its list of parts, found through the directory
 * at the end of the archive: some programs write it behind the pictures, where file-type 22.3.0 does not look. Null
 * for other archives, and for documents with macros, whose main part has another type.
 */
export function openXmlType(archive: Uint8Array): string | null {
  try {
    let lists = 0;
    const isParts = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (!PARTS.test(name)) return false;
      lists += 1;
      return originalSize <= MAX_PARTS_BYTES;
    };
    const [parts] = Object.values(unzipSync(archive, { filter: isParts }));
    // Programs differ in which of several they read.
    if (!parts || lists > 1) return null;
    const text = new TextDecoder(textEncoding(parts) ?? undefined).decode(parts);
    return MAIN_PARTS.find(([part]) => part.test(text))?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Main stream by type, below the root of the container that Office 97–2003 and program installers share ([MS-CFB]). */
const MAIN_STREAM: Readonly<Record<string, RegExp>> = {
  'application/msword': /^WordDocument$/i,
  'application/vnd.ms-excel': /^(?:Workbook|Book)$/i,
};
/** Stream of a document since 2007 with a password ([MS-OFFCRYPTO] 2.3.4.4). */
const LOCKED = /^EncryptedPackage$/i;
/** Macros at any depth: an embedded document has its own. */
const MACROS = /(?:^|\/)(?:Macros|_VBA_PROJECT_CUR|_VBA_PROJECT|VBA)(?:\/|$)/i;
/** Objects for the equation editor of before 2018, which would run them, and files embedded as packages. */
const OBJECTS = /(?:^|\/)(?:Equation Native|\p{Cc}Ole10Native)$/iu;

/** Returns the problem of a container with this declared type; null when there is none. */
export function containerProblem(container: Uint8Array, type: string): OfficeProblem | null {
  const streams = streamsIn(container);
  const paths = [...streams.keys()];
  const has = (pattern: RegExp) => paths.some((at) => pattern.test(at));
  if (has(LOCKED)) return 'locked';
  const main = MAIN_STREAM[type];
  if (!main || !has(main)) return 'other';
  const found = [...streams].map(workbookProblem);
  if (has(MACROS) || found.includes('macros')) return 'macros';
  if (has(OBJECTS)) return 'objects';
  return found.includes('locked') || isLockedWord(streams.get('WordDocument')) ? 'locked' : null;
}

function streamsIn(container: Uint8Array): Map<string, Uint8Array> {
  try {
    const { FullPaths, FileIndex } = read(Buffer.from(container), { type: 'buffer' });
    const belowRoot = (path: string) => path.slice(path.indexOf('/') + 1);
    return new Map(
      FullPaths.map((path, at) => [belowRoot(path), Uint8Array.from(FileIndex[at]?.content ?? [])]),
    );
  } catch {
    return new Map();
  }
}

/** Records of a workbook ([MS-XLS] 2.3): a sheet, the end of their list, and what encrypts all that follow. */
const SHEET = 0x85;
const LIST_END = 0x0a;
const FILE_PASS = 0x2f;
/** Kinds of sheets that are macros: of Excel 4, which are run still, and of Excel 5. */
const MACRO_SHEETS = [1, 6];

/**
 * Returns the problem of a stream that is a workbook: a sheet of macros, which needs no storage for them ([MS-XLS]
 * 2.4.28), or encrypted records, in which sheets cannot be seen. Excel opens those of a protected workbook without
 * asking, by a password of its own.
 */
function workbookProblem([path, stream]: readonly [string, Uint8Array]): OfficeProblem | null {
  if (!/(?:^|\/)(?:Workbook|Book)$/i.test(path)) return null;
  const bytes = Buffer.from(stream);
  for (let at = 0; at + 4 <= bytes.length; at += 4 + bytes.readUInt16LE(at + 2)) {
    const record = bytes.readUInt16LE(at);
    if (record === FILE_PASS) return 'locked';
    if (record === LIST_END) return null;
    if (record === SHEET && MACRO_SHEETS.includes(bytes[at + 9] ?? 0)) return 'macros';
  }
  return null;
}

/** Whether the bit `fEncrypted` is set in the header of a Word document ([MS-DOC] 2.5.2). */
function isLockedWord(head: Uint8Array | undefined): boolean {
  return ((head?.[11] ?? 0) & 0x01) !== 0;
}
