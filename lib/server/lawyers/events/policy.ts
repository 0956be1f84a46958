import 'server-only';
import { createHmac } from 'node:crypto';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import type { CalendarProblem } from '@/lib/domain/lawyers/calendar/calendar-imports';
import type { DeliveryProblem } from '@/lib/domain/lawyers/outgoing-events';

const REFUSED: Partial<Record<CalendarProblem, string>> = {
  https: FIELD_COPY.calendarHttps,
  port: FIELD_COPY.calendarPort,
  credentials: FIELD_COPY.calendarCredentials,
  number: FIELD_COPY.calendarNumber,
  private: FIELD_COPY.eventAddressPrivate,
  unknown_host: FIELD_COPY.calendarUnknownHost,
  unreachable: FIELD_COPY.calendarUnknownHost,
  slow: FIELD_COPY.calendarUnknownHost,
};

/** Says why nothing is sent to an address. */
export function textOfRefusal(problem: CalendarProblem): string {
  return REFUSED[problem] ?? FIELD_COPY.eventAddress;
}

const PROBLEMS: Readonly<Record<DeliveryProblem, string>> = {
  address: 'This is no address that we send to.',
  private: 'The name leads to an address that is not on the public internet.',
  unknown_host: 'There is no server with this name.',
  unreachable: 'The server could not be reached.',
  certificate: 'The server has no valid certificate.',
  slow: 'The server took longer than 10 seconds.',
  answer: 'What the server answered is not HTTP.',
};

export function textOfProblem(problem: DeliveryProblem): string {
  return PROBLEMS[problem];
}

export const SECRET_PREFIX = 'whsec_';

/**
 * Builds the headers of a message by Standard Webhooks (https://www.standardwebhooks.com).
 * @param secret `whsec_` and the key in Base64
 * @param now instant of this attempt, epoch ms
 */
export function signedHeaders(
  { id, body, secret }: { id: string; body: string; secret: string },
  now: number,
) {
  const timestamp = Math.floor(now / 1000);
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}

/** Statuses that may say when to try again. */
const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;
/** Status of an address that is given up for good. */
const GONE = 410;

/** Whether the receiver took the event: any 2xx. */
export function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Whether the receiver wants nothing any more. */
export function isGone(status: number): boolean {
  return status === GONE;
}

/** The three forms of a date of HTTP (RFC 9110 5.6.7). */
const HTTP_DATES = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/** Returns the wait for which an answer asks by Retry-After, in seconds or as a date; null where it asks for none. */
export function askedWait(
  { status, retryAfter }: { readonly status: number; readonly retryAfter: string | null },
  now: number,
): number | null {
  if (retryAfter === null || (status !== TOO_MANY_REQUESTS && status !== UNAVAILABLE)) return null;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  if (!HTTP_DATES.some((form) => form.test(retryAfter))) return null;
  const at = Date.parse(retryAfter.endsWith(' GMT') ? retryAfter : `${retryAfter} GMT`);
  return Number.isNaN(at) || at <= now ? null : at - now;
}

/** Returns the purpose under which a lawyer's addresses are encrypted. */
export function addressPurpose(lawyerId: string): string {
  return `event-address:${lawyerId}`;
}

/** Returns the purpose under which the secrets of a lawyer's addresses are encrypted. */
export function secretPurpose(lawyerId: string): string {
  return `event-secret:${lawyerId}`;
}
