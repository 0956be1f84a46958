import 'server-only';
import type * as z from 'zod';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { MAX_TOTAL_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { AppError } from '../app-error';
import { IncomingFiles } from '../incoming-files';
import { consumeUploadBytes, refundUploadBytes } from '../limits/service';
import { ArrivingBody } from './arriving-body';
import { reserveBytes, type Sender } from './bytes-in-flight';
import { readMultipart } from './multipart';

const JSON_LIMIT = 128 * 1024;
const FORM_LIMIT = 64 * 1024;
/** Bytes for boundaries and part headers beside the files themselves. */
const FORM_OVERHEAD_BYTES = 256 * 1024;

export interface ExpectedBody {
  use<T>(sender: Sender, work: (body: unknown) => Promise<T>): Promise<T>;
}

/** @throws AppError unsupported_type, or too_large by what the request announces */
export function expectBody(endpoint: Endpoint, request: Request): ExpectedBody {
  const { body } = endpoint;
  if (!body) return { use: (_sender, work) => work(undefined) };
  const type = request.headers.get('content-type') ?? '';
  if (isWithoutBody(request) && body.safeParse(undefined).success)
    return { use: (_sender, work) => work(undefined) };
  if (endpoint.bodyKind === 'multipart')
    return expectMultipart({ ...endpoint, body }, request, type);
  const isRaw = endpoint.bodyKind === 'raw';
  if (!isRaw && !/^application\/json\b/i.test(type)) throw unsupported('Send JSON.');
  const arriving = new ArrivingBody(request, JSON_LIMIT);
  return {
    async use(_sender, work) {
      const text = await textOf(arriving);
      return work(isRaw ? text : parsed(text));
    },
  };
}

export async function readFields(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) throw unsupported('Send a form.');
  const text = await textOf(new ArrivingBody(request, FORM_LIMIT));
  return Object.fromEntries(new URLSearchParams(text));
}

function expectMultipart(
  { body: schema, maxFileBytes = MAX_TOTAL_BYTES }: Endpoint & { body: z.ZodType },
  request: Request,
  type: string,
): ExpectedBody {
  if (!/^multipart\/form-data\b/i.test(type)) throw unsupported('Send multipart form data.');
  const limit = maxFileBytes + FORM_OVERHEAD_BYTES;
  const arriving = new ArrivingBody(request, limit);
  const expected = arriving.announced ?? limit;
  return {
    async use(sender, work) {
      const release = reserveBytes(sender, expected);
      const files = new IncomingFiles();
      try {
        const body = await countingBytes(sender, expected, arriving, () =>
          readMultipart(arriving, type, schema, files),
        );
        return await work(body);
      } finally {
        await files.remove();
        release();
      }
    },
  };
}

async function countingBytes<T>(
  sender: Sender,
  expected: number,
  arriving: ArrivingBody,
  work: () => Promise<T>,
): Promise<T> {
  if (!('account' in sender)) return work();
  await consumeUploadBytes(sender.account, expected);
  try {
    return await work();
  } finally {
    await refundUploadBytes(sender.account, expected - arriving.received);
  }
}

async function textOf(arriving: ArrivingBody): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of arriving.chunks()) chunks.push(chunk);
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid_input', 'The request is not valid JSON.');
  }
}

function isWithoutBody({ headers }: Request): boolean {
  const announced = headers.get('content-length') ?? '0';
  return !headers.has('content-type') && !headers.has('transfer-encoding') && announced === '0';
}

function unsupported(message: string): AppError {
  return new AppError('unsupported_type', message);
}
