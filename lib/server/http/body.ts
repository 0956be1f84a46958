import 'server-only';
import type * as z from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { MAX_TOTAL_BYTES } from '@/lib/domain/upload-limits';
import { AppError } from '../app-error';

const JSON_LIMIT = 128 * 1024;
/** Boundaries and part headers beside the files themselves. */
const MULTIPART_LIMIT = MAX_TOTAL_BYTES + 256 * 1024;

/** The body in the form the endpoint expects; size is counted while it arrives. */
export async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body) return undefined;
  if (endpoint.bodyKind === 'raw') return readText(request, JSON_LIMIT);
  const type = request.headers.get('content-type') ?? '';
  if (endpoint.bodyKind === 'multipart') return readMultipart(request, type, endpoint.body);
  if (!/^application\/json\b/i.test(type)) throw unsupported('Send JSON.');
  const text = await readText(request, JSON_LIMIT);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid_input', 'The request is not valid JSON.');
  }
}

/** Fields and files: a list where the endpoint names one, however often the key was sent; else the last value. */
async function readMultipart(request: Request, type: string, schema: z.ZodType): Promise<unknown> {
  if (!/^multipart\/form-data\b/i.test(type)) throw unsupported('Send multipart form data.');
  let form: FormData;
  try {
    form = await new Response(limited(request, MULTIPART_LIMIT), {
      headers: { 'content-type': type },
    }).formData();
  } catch (error) {
    const tooLarge = findTooLarge(error);
    throw (
      tooLarge ??
      new AppError('invalid_input', 'The form data could not be read.', { cause: error })
    );
  }
  const { shape } = schema as { shape?: Readonly<Record<string, z.ZodType>> };
  return Object.fromEntries(
    [...new Set(form.keys())].map((key) => {
      const values = form.getAll(key);
      return [key, isList(shape?.[key]) ? values : values.at(-1)];
    }),
  );
}

/** Whether a field takes a list, also where what comes in is optional or changed afterwards. */
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

async function readText(request: Request, limit: number): Promise<string> {
  return new Response(limited(request, limit)).text().catch((error: unknown) => {
    throw findTooLarge(error) ?? error;
  });
}

function limited(request: Request, limit: number): ReadableStream<Uint8Array> | null {
  let seen = 0;
  return (
    request.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength;
          if (seen > limit)
            controller.error(new AppError('too_large', 'The request is too large.'));
          else controller.enqueue(chunk);
        },
      }),
    ) ?? null
  );
}

function findTooLarge(error: unknown): AppError | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof AppError) return at;
  }
  return undefined;
}

function unsupported(message: string): AppError {
  return new AppError('unsupported_type', message);
}
