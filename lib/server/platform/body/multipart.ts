import 'server-only';
import { once, setMaxListeners } from 'node:events';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type * as z from 'zod';
import { FIELD_COPY, fill } from '@/lib/contract/platform/copy';
import { MAX_FILES } from '@/lib/domain/platform/files/upload-limits';
import { AppError } from '../app-error';
import { isDiskFull } from '../full-disk';
import type { IncomingFiles } from '../incoming-files';
import type { ArrivingBody } from './arriving-body';

const KB = 1024;
const LIMITS = {
  files: MAX_FILES,
  fields: 200,
  fieldSize: 64 * KB,
  headerPairs: 20,
  headerSize: 8 * KB,
};

type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * Reads fields and files of a form, the files to disk: a list where the schema names one, however often the key was
 * sent; else the last value. Parts that the schema does not name are discarded.
 */
export async function readMultipart(
  body: ArrivingBody,
  contentType: string,
  schema: z.ZodType,
  files: IncomingFiles,
): Promise<Record<string, unknown>> {
  const shape: Shape = (schema as { shape?: Shape }).shape ?? {};
  const values = new Map<string, (string | Promise<File>)[]>();
  const failed = new AbortController();
  // Every file listens.
  setMaxListeners(0, failed.signal);
  const add = (name: string, value: string | Promise<File>) =>
    values.set(name, [...(values.get(name) ?? []), value]);
  const parser = startParser(contentType, {
    fail: (error) => failed.abort(error),
    field: (name, value) => Object.hasOwn(shape, name) && add(name, value),
    file(name, content, about) {
      if (!Object.hasOwn(shape, name)) return content.resume();
      const written = files.write(content, { ...about, signal: failed.signal });
      written.catch((error: unknown) => failed.abort(error));
      return add(name, written);
    },
  });
  try {
    await feed(parser, body, failed.signal);
    const entries = [...values].map(async ([name, sent]) => {
      const all = await Promise.all(sent);
      return [name, isList(shape[name]) ? all : all.at(-1)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  } catch (error) {
    failed.abort(error);
    const parts = await Promise.allSettled([...values.values()].flat());
    // One that a full disk broke off may be heard of before the one that found it full.
    const full = parts.find((part) => part.status === 'rejected' && isDiskFull(part.reason));
    throw full?.status === 'rejected' ? full.reason : failed.signal.reason;
  }
}

interface Handlers {
  fail(error: AppError): void;
  field(name: string, value: string): void;
  file(name: string, content: BusboyFileStream, about: { name: string; type: string }): void;
}

function startParser(contentType: string, { fail, field, file }: Handlers): Busboy {
  const parser = openParser(contentType);
  parser.on('field', (name, value, _nameCut, valueCut) => {
    if (valueCut) fail(new AppError('too_large', 'A field of the form is too long.'));
    else field(name, value);
  });
  parser.on('file', (name, content, fileName, _encoding, type) => {
    // A form that breaks off is an error of the parser too.
    content.on('error', () => undefined);
    file(name, content, { name: plainName(fileName), type });
  });
  const tooMany = fill(FIELD_COPY.filesTooMany, { max: MAX_FILES });
  parser.on('filesLimit', () =>
    fail(new AppError('too_many_files', tooMany, { fields: { files: tooMany } })),
  );
  parser.on('fieldsLimit', () => fail(new AppError('too_large', 'The form has too many fields.')));
  parser.on('error', (cause) => fail(unreadable(cause)));
  return parser;
}

function openParser(contentType: string): Busboy {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      // Names are made safe where they are used.
      preservePath: true,
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: LIMITS,
    });
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** Feeds the body to the parser piece by piece, with backpressure. */
async function feed(parser: Busboy, body: ArrivingBody, failed: AbortSignal): Promise<void> {
  const finished = once(parser, 'finish', { signal: failed });
  finished.catch(() => undefined);
  for await (const chunk of body.chunks()) {
    if (!parser.write(chunk)) await once(parser, 'drain', { signal: failed });
    failed.throwIfAborted();
  }
  parser.end();
  await finished;
}

function plainName(name: string | undefined): string {
  return (name ?? '').replace(/%0A|%0D|%22/gi, decodeURIComponent);
}

function isList(schema: z.ZodType | undefined): boolean {
  if (!schema) return false;
  const {
    type,
    in: before,
    innerType,
  } = schema.def as {
    type: string;
    in?: z.ZodType;
    innerType?: z.ZodType;
  };
  return type === 'array' || isList(before ?? innerType);
}

function unreadable(cause: unknown): AppError {
  return new AppError('invalid_input', 'The form data could not be read.', { cause });
}
