import 'server-only';
import * as z from 'zod';
import type { OutgoingText, TextOutcome, TextPort } from './port';
import { readSigned } from './signature';

const TIME_LIMIT_MS = 10_000;
/** Limit of a response in bytes; Twilio's take a fiftieth of it. */
const MAX_BYTES = 64 * 1024;
/** Maximum time for which Twilio keeps an undelivered text (its error 90007). */
const MAX_VALIDITY_SECONDS = 36_000;
const RETRY_MS = 30_000;
const MAX_RETRY_MS = 10 * 60_000;
/** Error for a number that has replied STOP (Twilio, error 21610). */
const STOPPED = 21_610;
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

export interface TwilioAccount {
  readonly api: string;
  readonly sid: string;
  readonly token: string;
  readonly from: string;
  readonly inbound: string;
}

const message = z.object({ sid: z.string().regex(/^(?:SM|MM)[0-9a-f]{32}$/) });
const refusal = z.object({ code: z.int() });

/**
 * Creates a carrier on Twilio's Messages resource (2010-04-01). It has no idempotency key, so whatever may have been
 * accepted is `unknown`: no response in time, a broken connection, a server error.
 */
export function twilio(account: TwilioAccount): TextPort {
  return {
    send: (text) => send(account, text),
    readIncoming: (form, signature) => readSigned(account.token, account.inbound, form, signature),
  };
}

async function send(
  { api, sid, token, from }: TwilioAccount,
  { to, body, validFor }: OutgoingText,
): Promise<TextOutcome> {
  const seconds = Math.min(Math.max(Math.floor(validFor), 1), MAX_VALIDITY_SECONDS);
  let response: Response;
  try {
    response = await fetch(`${api}/2010-04-01/Accounts/${sid}/Messages.json`, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        To: to,
        [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
        Body: body,
        ValidityPeriod: String(seconds),
      }),
    });
  } catch (error) {
    const code = codeOf(error);
    const silent = SILENT.has(code) && { isSilent: true };
    return NOT_CONNECTED.has(code)
      ? { outcome: 'not_taken', retryAfterMs: RETRY_MS, ...silent }
      : { outcome: 'unknown', why: code, ...silent };
  }
  return outcomeOf(response);
}

async function outcomeOf(response: Response): Promise<TextOutcome> {
  const { status, headers } = response;
  const later = retryAfterMs(headers.get('retry-after'));
  const said = await jsonOf(response);
  if (status === 429 || (status === 503 && later !== null))
    return { outcome: 'not_taken', retryAfterMs: later ?? RETRY_MS };
  if (status >= 200 && status < 300) {
    const made = message.safeParse(said);
    return made.success
      ? { outcome: 'sent', id: made.data.sid }
      : { outcome: 'unknown', why: `${status} without a message` };
  }
  if (status < 400 || status >= 500) return { outcome: 'unknown', why: String(status) };
  const code = refusal.safeParse(said).data?.code;
  return code === STOPPED
    ? { outcome: 'stopped' }
    : { outcome: 'refused', why: [status, code].filter(Boolean).join(' ') };
}

/** Parses the response; null when it is not JSON, too large or incomplete. */
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
