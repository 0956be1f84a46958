import 'server-only';
import type { TextOutcome } from './port';

const TIME_LIMIT_MS = 10_000;
/** Limit of a response in bytes; those of carriers take a fiftieth of it. */
const MAX_BYTES = 64 * 1024;
const RETRY_MS = 30_000;
const MAX_RETRY_MS = 10 * 60_000;
/** Error codes of a connection that was never made, so nothing was sent. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const SILENT = new Set(['UND_ERR_CONNECT_TIMEOUT', 'TimeoutError', 'ETIMEDOUT']);

interface Answer {
  readonly status: number;
  /** The parsed body; null when it is not JSON, too large or incomplete. */
  readonly said: unknown;
}

/**
 * Posts a form to a carrier once and reads its answer by `outcomeOf`. Carriers have no idempotency key, so whatever may
 * have been accepted is `unknown`: no response in time, a broken connection, a server error that says nothing.
 */
export async function postForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  outcomeOf: (answer: Answer) => TextOutcome,
  headers: Readonly<Record<string, string>> = {},
): Promise<TextOutcome> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: { accept: 'application/json', ...headers },
      body: new URLSearchParams(fields),
    });
  } catch (error) {
    const code = codeOf(error);
    const silent = SILENT.has(code) && { isSilent: true };
    return NOT_CONNECTED.has(code)
      ? { outcome: 'not_taken', retryAfterMs: RETRY_MS, ...silent }
      : { outcome: 'unknown', why: code, ...silent };
  }
  const { status } = response;
  const later = retryAfterMs(response.headers.get('retry-after'));
  const said = await jsonOf(response);
  return status === 429 || (status === 503 && later !== null)
    ? { outcome: 'not_taken', retryAfterMs: later ?? RETRY_MS }
    : outcomeOf({ status, said });
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) return null;
      chunks.push(chunk);
    }
    return JSON.parse(new TextDecoder().decode(Buffer.concat(chunks)));
  } catch {
    return null;
  }
}

/** Returns the code alone: error messages repeat addresses. */
function codeOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : name;
}

/** Parses Retry-After in seconds, within bounds. */
function retryAfterMs(header: string | null): number | null {
  if (header === null || !/^\d{1,6}$/.test(header)) return null;
  return Math.min(Math.max(Number(header) * 1000, RETRY_MS), MAX_RETRY_MS);
}
