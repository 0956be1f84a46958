import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { type ObjectStream, placesIn, Unpacker } from './object-streams';
import { isKeyword, PdfReader, type PdfValue, valuesOf } from './syntax';
import { Work, WorkLimitExceeded } from './work';

/** locked: password · active: contains actions or other files · unreadable: damaged, or made to be costly. */
export type PdfProblem = 'locked' | 'active' | 'unreadable';

const LOCKED = namePattern('Encrypt');
const ACTIVE = namePattern(
  'JavaScript',
  'OnInstantiate',
  'Launch',
  'Rendition',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
);
/** Names so short that they also occur in pictures by chance: the value after them decides. */
const BY_VALUE = namePattern('AA', 'EF');
const OPEN_ACTION = namePattern('OpenAction');
const NESTED = /(?<![^\s\0>])stream[\r\n]/g;

/** Maximum number of matches; a picture of 20 MB has a few by chance. */
const MAX_FOUND = 1000;
const PIECE = 1024 * 1024;
const OVERLAP = 64;
const PLACE = 32;

interface Part {
  readonly bytes: Buffer;
  readonly text: string;
  readonly stream?: ObjectStream;
}

/**
 * Returns the reason not to accept a PDF from a stranger, or null: it must not run, start or send anything, nor
 * contain other files. The file's own list of objects may be false, and PDF viewers differ, so every place is checked
 * where one of them could find an object.
 */
export async function pdfProblem(bytes: Uint8Array): Promise<PdfProblem | null> {
  const file = partOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const work = new Work();
  try {
    if (await has(file, LOCKED)) return 'locked';
    if (await has(file, ACTIVE)) return 'active';
    const streams = await unpackedParts(file, work);
    for (const part of streams) if (await has(part, NESTED)) return 'unreadable';
    const parts = [file, ...streams];
    for (const part of parts) if (await acts(part, parts, work)) return 'active';
    return null;
  } catch {
    // What cannot be read here, another program may be able to read.
    return 'unreadable';
  }
}

function partOf(bytes: Buffer, stream?: ObjectStream): Part {
  return { bytes, text: bytes.toString('latin1'), ...(stream && { stream }) };
}

async function unpackedParts(file: Part, work: Work): Promise<Part[]> {
  const unpacker = new Unpacker(file.bytes, work);
  const parts: Part[] = [];
  for (const at of objectStarts(file.text)) {
    work.spend(PLACE);
    const reader = new PdfReader(file.bytes, at, work);
    const value = reader.value();
    if ('dict' in value && isKeyword(reader.value(), 'stream')) {
      const stream = await unpacker.open(value.dict, reader.at);
      if (stream) parts.push(partOf(stream.text, stream));
    }
    await work.rest();
  }
  return parts;
}

function* objectStarts(text: string): Generator<number> {
  for (const { index } of text.matchAll(/(?<!end)obj/g)) yield index + 3;
}

async function acts(part: Part, parts: readonly Part[], work: Work): Promise<boolean> {
  if (await has(part, ACTIVE)) return true;
  const values = await valuesBehind(BY_VALUE, part, work);
  if (values.some((value) => 'dict' in value || 'ref' in value)) return true;
  const openings = new Map<number | PdfValue, PdfValue>();
  for (const value of await valuesBehind(OPEN_ACTION, part, work)) {
    openings.set('ref' in value ? value.ref : value, value);
  }
  for (const value of openings.values()) {
    const found = 'ref' in value ? await definitions(value.ref, parts, work) : [value];
    if (!found.every(isHarmlessOpening)) return true;
  }
  return false;
}

async function valuesBehind(names: RegExp, part: Part, work: Work): Promise<PdfValue[]> {
  const ends = await endsOf(names, part, MAX_FOUND);
  return ends.map((at) => new PdfReader(part.bytes, at, work).valueOrReference());
}

function isHarmlessOpening(value: PdfValue): boolean {
  if ('dict' in value) {
    const kinds = valuesOf(value.dict, 'S');
    const goes = kinds.length > 0 && kinds.every((kind) => 'name' in kind && kind.name === 'GoTo');
    return goes && valuesOf(value.dict, 'Next').length === 0;
  }
  return !('ref' in value);
}

async function definitions(
  number: number,
  parts: readonly Part[],
  work: Work,
): Promise<PdfValue[]> {
  const found: PdfValue[] = [];
  for (const { bytes, text, stream } of parts) {
    const places = stream ? placesIn(stream, number, work) : placesInFile(text, number, work);
    for (const at of places) {
      work.spend(PLACE);
      found.push(new PdfReader(bytes, at, work).valueOrReference());
      await work.rest();
    }
  }
  return found;
}

function* placesInFile(text: string, number: number, work: Work): Generator<number> {
  for (const at of objectStarts(text)) {
    work.spend(PLACE);
    const found = numberBefore(text, at);
    if (found === number || found === null) yield at;
  }
}

function numberBefore(text: string, at: number): number | null {
  const before = text.slice(Math.max(0, at - 256), at);
  const found = /(\d+)(?:[\s\0]|%[^\r\n]*[\r\n])+\d+(?:[\s\0]|%[^\r\n]*[\r\n])*obj$/.exec(before);
  return found ? Number(found[1]) : null;
}

async function has(part: Part, pattern: RegExp): Promise<boolean> {
  return (await endsOf(pattern, part, MAX_FOUND)).length > 0;
}

async function endsOf(pattern: RegExp, { text }: Part, limit: number): Promise<number[]> {
  const ends: number[] = [];
  for (let from = 0; from < text.length; from += PIECE) {
    for (const { 0: found, index } of text.slice(from, from + PIECE + OVERLAP).matchAll(pattern)) {
      if (index < PIECE) ends.push(from + index + found.length);
      if (ends.length > limit) throw new WorkLimitExceeded('a name occurs too often');
    }
    if (from + PIECE < text.length) await setImmediate();
  }
  return ends;
}

function namePattern(...names: readonly string[]): RegExp {
  const letter = (sign: string) => {
    const [first, second = ''] = sign.charCodeAt(0).toString(16);
    const digit = /[a-f]/.test(second) ? `[${second}${second.toUpperCase()}]` : second;
    return `(?:${sign}|#${first}${digit})`;
  };
  const spelled = names.map((name) => [...name].map(letter).join(''));
  return new RegExp(`/(?:${spelled.join('|')})(?=[\\s\\0()<>[\\]{}/%]|$)`, 'g');
}
