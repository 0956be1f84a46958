import 'server-only';
import path from 'node:path';
import { read } from 'cfb';
import { fileTypeFromBlob } from 'file-type';
import { FIELD_TEXTS } from '@/lib/contract/platform/texts';
import { storedType } from '@/lib/domain/media/attachment-kinds';
import { AppError } from '@/lib/server/platform/app-error';
import { oneAtATime } from '../images/service';
import { type PdfProblem, pdfProblem } from '../pdf/check-pdf';
import { carriesMetadata, stripMetadata } from '../picture-metadata/strip';

const PDF_REFUSALS: Readonly<Record<PdfProblem, string>> = {
  active: FIELD_TEXTS.pdfActive,
  locked: FIELD_TEXTS.pdfLocked,
  unreadable: FIELD_TEXTS.pdfUnreadable,
};

/**
 * The content type of an attachment by its bytes, which must agree with its ending. Throws unsupported_type for
 * anything else, for text that is not UTF-8, for a PDF that does more than show pages, and for an Office document with macros or
 * objects that run programs.
 */
export async function attachmentType(name: string, content: Blob): Promise<string> {
  const ending = path.extname(name).toLowerCase();
  const found = await fileTypeFromBlob(content);
  if (!found && ending === '.txt' && (await isText(content))) return 'text/plain';
  const type = found && storedType(found.mime, ending);
  if (!type) throw unsupported(FIELD_TEXTS.fileType);
  const refusal = type === 'application/pdf' && (await refusalOf(content));
  if (refusal) throw unsupported(refusal);
  const main = MAIN_STREAM[type];
  if (main) await checkOffice(content, main);
  return type;
}

/** In the container that Office 97–2003 and installers of programs share ([MS-CFB]), by the type that the ending says. */
const MAIN_STREAM: Readonly<Record<string, RegExp>> = {
  'application/msword': /^Root Entry\/WordDocument$/i,
  'application/vnd.ms-excel': /^Root Entry\/(?:Workbook|Book)$/i,
};
/** Wherever they are: a document in a document has its own. */
const MACROS = /\/(?:Macros|_VBA_PROJECT_CUR|_VBA_PROJECT|VBA)(?:\/|$)/i;
/** What the equation editor of before 2018 would run, and files that were put into a document as a package. */
const OBJECTS = /\/(?:Equation Native|\p{Cc}Ole10Native)$/iu;

/** Throws unsupported_type where the container holds no document of this kind, macros, or objects that run programs. */
function checkOffice(content: Blob, main: RegExp): Promise<void> {
  return oneAtATime(async () => {
    const paths = pathsIn(new Uint8Array(await content.arrayBuffer()));
    if (!paths.some((at) => main.test(at))) throw unsupported(FIELD_TEXTS.fileType);
    if (paths.some((at) => MACROS.test(at))) throw unsupported(FIELD_TEXTS.officeMacros);
    if (paths.some((at) => OBJECTS.test(at))) throw unsupported(FIELD_TEXTS.officeObjects);
  });
}

function pathsIn(container: Uint8Array): string[] {
  try {
    return read(Buffer.from(container.buffer), { type: 'buffer' }).FullPaths;
  } catch {
    return [];
  }
}

/** A picture without the place and time at which it was taken; other files as they are. */
export async function withoutMetadata(file: Blob, contentType: string): Promise<Blob> {
  if (!carriesMetadata(contentType)) return file;
  return oneAtATime(async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    try {
      return new Blob([new Uint8Array(stripMetadata(contentType, bytes))]);
    } catch {
      // A file that cannot be parsed could still contain the place where it was taken.
      throw unsupported(FIELD_TEXTS.pictureMetadata);
    }
  });
}

/** Why a PDF is not taken and what to do about it, null when it is fine; shown beside the file. */
export async function pdfRefusal(bytes: Uint8Array): Promise<string | null> {
  const problem = await pdfProblem(bytes);
  return problem && PDF_REFUSALS[problem];
}

function refusalOf(pdf: Blob): Promise<string | null> {
  return oneAtATime(async () => pdfRefusal(new Uint8Array(await pdf.arrayBuffer())));
}

function unsupported(message: string): AppError {
  return new AppError('unsupported_type', message, { fields: { files: message } });
}

/** A file name that is safe to show and to offer for saving: no path, no control or direction characters. */
export function safeFileName(raw: string): string {
  const base = raw.split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const ending = path.extname(clean).slice(0, 20);
  // By characters: half of one would not be text.
  const stem = [...path.basename(clean, path.extname(clean))].slice(0, 120).join('');
  return `${stem.replace(/^\.+/, '') || 'file'}${ending}`;
}

async function isText(content: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of content.stream()) {
      if (chunk.includes(0)) return false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
