import type { Endpoint } from '@/lib/contract/platform/endpoint';
import { ERROR_STATUS, type ErrorKey } from '@/lib/contract/platform/errors';
import { TRANSPORT_COPY } from '@/lib/contract/platform/first-copy';
import { ApiError, type ApiErrorKey } from './api-error';
import { reportUnauthorized } from './unauthorized';

export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

export interface WireReply {
  status: number;
  statusText: string;
  body: string;
  retryAfter: string | null;
}

interface LooseArgs {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export function wireRequest(
  endpoint: Endpoint,
  args: unknown,
  idempotencyKey?: string,
): WireRequest {
  const { params = {}, query = {}, body } = (args ?? {}) as LooseArgs;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const payload = endpoint.bodyKind === 'multipart' ? formOf(body) : jsonOf(body);
  // A form's content type carries its boundary: only the browser can write it.
  if (typeof payload === 'string') headers['content-type'] = 'application/json';
  return {
    method: endpoint.method,
    url: pathOf(endpoint.path, params) + searchOf(query),
    headers,
    body: payload,
  };
}

/**
 * Returns the parsed response.
 * @throws ApiError for a failure (spec section 8, Transport)
 */
export function readReply(endpoint: Endpoint, reply: WireReply): unknown {
  if (reply.status < 200 || reply.status >= 300) throw errorOf(reply);
  if (endpoint.response) return endpoint.response.parse(JSON.parse(reply.body));
  return reply.body === '' ? undefined : JSON.parse(reply.body);
}

/** Converts a thrown error to the one callers catch; an abort stays an abort. */
export function failureOf(error: unknown): unknown {
  if (error instanceof ApiError || isAbort(error)) return error;
  return new ApiError(0, 'unknown', TRANSPORT_COPY.unknown, { cause: error });
}

export function noAnswer(cause?: unknown): ApiError {
  return new ApiError(0, 'no_answer', TRANSPORT_COPY.noAnswer, { cause });
}

export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function errorOf(reply: WireReply): ApiError {
  if (reply.status === 401) reportUnauthorized();
  const payload = objectOf(reply.body);
  const serverMessage = typeof payload.message === 'string' ? payload.message : null;
  const seconds = Number(reply.retryAfter ?? Number.NaN);
  return new ApiError(
    reply.status,
    keyOf(payload.key),
    serverMessage || reply.statusText || TRANSPORT_COPY.unknown,
    {
      serverMessage,
      fields: fieldsOf(payload.fields),
      retryAfter: Number.isFinite(seconds) ? seconds : null,
    },
  );
}

function pathOf(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`No value for {${name}} of ${path}`);
    return encodeURIComponent(String(value));
  });
}

function searchOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}

function jsonOf(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body);
}

/** Builds form data. Lists become repeated keys; undefined and null are left out. */
function formOf(body: unknown): FormData {
  if (body instanceof FormData) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      form.append(name, one instanceof Blob ? one : String(one));
    }
  }
  return form;
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // A proxy's page, or nothing at all: the status speaks.
    return {};
  }
}

function keyOf(key: unknown): ApiErrorKey {
  return typeof key === 'string' && Object.hasOwn(ERROR_STATUS, key)
    ? (key as ErrorKey)
    : 'unknown';
}

function fieldsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
