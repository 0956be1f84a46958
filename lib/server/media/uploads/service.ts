import 'server-only';
import path from 'node:path';
import { fileTypeFromBlob } from 'file-type';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { pdfStart, storedType } from '@/lib/domain/media/attachment-kinds';
import { AppError } from '@/lib/server/platform/app-error';
import { oneAtATime } from '../images/service';
import { type PdfProblem, pdfProblem } from '../pdf/check-pdf';
import { carriesMetadata, stripMetadata } from '../picture-metadata/strip';
import { bytesOf } from './bytes';
import { containerProblem, type OfficeProblem, openXmlType } from './office';
import { asUtf8, isText } from './text';

const PDF_REFUSALS: Readonly<Record<PdfProblem, string>> = {
  active: FIELD_COPY.pdfActive,
  locked: FIELD_COPY.pdfLocked,
  unreadable: FIELD_COPY.pdfUnreadable,
};

const OFFICE_REFUSALS: Readonly<Record<OfficeProblem, string>> = {
  other: FIELD_COPY.fileType,
  locked: FIELD_COPY.officeLocked,
  macros: FIELD_COPY.officeMacros,
  objects: FIELD_COPY.officeObjects,
};

const PDF = 'application/pdf';
const TEXT = 'text/plain';
const CONTAINER = 'application/x-cfb';
const OFFICE_ENDINGS = ['.doc', '.docx', '.xls', '.xlsx'];

/**
 * Returns the content type of an attachment by its bytes, which must match the extension, except for pictures. Throws
 * unsupported_type for any other type, invalid text, a PDF that does more than show pages, and an Office document
 * with a password, macros or objects that run programs.
 */
export async function attachmentType(name: string, content: Blob): Promise<string> {
  const ending = path.extname(name).toLowerCase();
  if (ending === '.txt' && (await isText(content))) return TEXT;
  const found = await foundType(content);
  if (!found) throw unsupported(FIELD_COPY.fileType);
  const type = storedType(found, ending);
  if (found === CONTAINER && OFFICE_ENDINGS.includes(ending)) await checkOffice(content, type);
  if (!type) throw unsupported(FIELD_COPY.fileType);
  const refusal = type === PDF && (await refusalOf(content));
  if (refusal) throw unsupported(refusal);
  return type;
}

/** Returns the content type of bytes, regardless of the name; undefined for text and unknown types. */
export async function foundType(content: Blob): Promise<string | undefined> {
  const found = (await fileTypeFromBlob(content))?.mime;
  if (found === 'application/zip')
    return oneAtATime(async () => openXmlType(await bytesOf(content)) ?? found);
  if (found) return found;
  return pdfStart(await bytesOf(content.slice(0, 2048))) === null ? undefined : PDF;
}

/**
 * Checks a container of Office 97–2003. Throws unsupported_type when it holds no document of this type, or one that
 * is not accepted.
 */
function checkOffice(content: Blob, type: string | null): Promise<void> {
  return oneAtATime(async () => {
    const problem = containerProblem(await bytesOf(content), type ?? '');
    if (problem) throw unsupported(OFFICE_REFUSALS[problem]);
  });
}

/**
 * Prepares a file for storage: removes place and time from a picture, and converts text to UTF-8, since Notepad's
 * other encodings are unreadable on a phone. Other files are unchanged.
 */
export async function readyToStore(file: Blob, contentType: string): Promise<Blob> {
  if (contentType !== TEXT) return withoutMetadata(file, contentType);
  return asUtf8(file);
}

async function withoutMetadata(file: Blob, contentType: string): Promise<Blob> {
  if (!carriesMetadata(contentType)) return file;
  return oneAtATime(async () => {
    const bytes = await bytesOf(file);
    try {
      return new Blob([new Uint8Array(stripMetadata(contentType, bytes))]);
    } catch {
      // A file that cannot be parsed could still contain the place where it was taken.
      throw unsupported(FIELD_COPY.pictureMetadata);
    }
  });
}

/** Returns why a PDF is refused and what to do about it, shown beside the file; null when it is accepted. */
export async function pdfRefusal(bytes: Uint8Array): Promise<string | null> {
  const problem = await pdfProblem(bytes);
  return problem && PDF_REFUSALS[problem];
}

function refusalOf(pdf: Blob): Promise<string | null> {
  return oneAtATime(async () => pdfRefusal(await bytesOf(pdf)));
}

function unsupported(message: string): AppError {
  return new AppError('unsupported_type', message, { fields: { files: message } });
}

/** Returns a file name that is safe to show and save: no path, no control or direction characters. */
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
