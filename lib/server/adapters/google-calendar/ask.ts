import 'server-only';
import * as z from 'zod';
import { GoogleError, isGoogleError } from './port';

const TIME_LIMIT_MS = 10_000;
/** Limit of a response in bytes; a page of 250 events is a tenth of it. */
const MAX_BYTES = 2 * 1024 * 1024;

export interface Question {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly token?: string | undefined;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly signal?: AbortSignal | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const refusal = z.object({
  error: z.union([
    z.string(),
    z.object({
      errors: z.array(z.object({ reason: z.string() })).default([]),
      status: z.string().optional(),
    }),
  ]),
});
const QUOTA = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'];
const PERMISSION = ['insufficientPermissions'];

/**
 * Calls Google once. Redirects are not followed, and a response that is incomplete or late counts as none. `expected`
 * are the statuses with a meaning besides success.
 * @throws GoogleError
 */
export async function ask(question: Question, expected: readonly number[] = []): Promise<Answer> {
  const { method, url, token, form, json, signal } = question;
  const about = `${method} ${new URL(url).pathname.replace(/\/calendars\/[^/]+/, '/calendars/…')}`;
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  try {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      body: form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json),
    });
    const text = await textOf(response, about);
    const { status } = response;
    if (!response.ok && !expected.includes(status)) throw failure(response, text, about);
    if (!response.ok || text === '') return { status, body: null };
    return { status, body: JSON.parse(text) };
  } catch (cause) {
    if (isGoogleError(cause)) throw cause;
    throw new GoogleError('unavailable', `${about} did not answer`, null, cause);
  }
}

export function read<T extends z.ZodType>(schema: T, { body }: Answer, what: string): z.output<T> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new GoogleError('unavailable', `${what} is not what was agreed`);
  return parsed.data;
}

async function textOf(response: Response, about: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new GoogleError('unavailable', `${about} answered too much`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function failure({ status, headers }: Response, text: string, about: string): GoogleError {
  const reasons = reasonsIn(text);
  const said = `${about} answered ${[status, ...reasons].join(' ')}`;
  const later = retryAfterMs(headers.get('retry-after'));
  if (reasons.includes('invalid_grant')) return new GoogleError('revoked', said);
  if (status === 429 || reasons.some((one) => QUOTA.includes(one)))
    return new GoogleError('quota', said, later);
  if (status === 403 && reasons.some((one) => PERMISSION.includes(one)))
    return new GoogleError('permission', said);
  return new GoogleError('unavailable', said, later);
}

function reasonsIn(text: string): string[] {
  try {
    const parsed = refusal.safeParse(JSON.parse(text));
    if (!parsed.success) return [];
    const { error } = parsed.data;
    return typeof error === 'string' ? [error] : error.errors.map(({ reason }) => reason);
  } catch {
    return [];
  }
}

/** Parses Retry-After in seconds; Google sends no dates here. */
function retryAfterMs(header: string | null): number | null {
  return header && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null;
}
