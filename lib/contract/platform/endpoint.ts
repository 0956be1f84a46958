import type * as z from 'zod';
import type { MemberRight } from '@/lib/domain/platform/members';
import type { ErrorKey } from './errors';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call: everyone · a session, verified or not · a verified user · a verified client · a verified lawyer ·
 * an administrator who gave the second factor · one who may not have · a payment gateway, which signs instead of
 * carrying a cookie.
 */
export type Access =
  | 'public'
  | 'session'
  | 'user'
  | 'customer'
  | 'lawyer'
  | 'admin'
  | 'admin-session'
  | 'webhook';

type PathKeys<P extends string> = P extends `${string}{${infer K}}${infer R}`
  ? K | PathKeys<R>
  : never;
type ParamsFor<P extends string> = [PathKeys<P>] extends [never]
  ? undefined
  : z.ZodObject<Record<PathKeys<P>, z.ZodType>>;

export interface Endpoint {
  method: Method;
  /** Full path with `{name}` places, such as `/api/v1/meeting/{id}`. */
  path: string;
  access: Access;
  /**
   * Of a lawyer's side: the rights of which a member who works for the practice needs one. `own` is about the member's account,
   * whatever practice is worked for. Without it members are refused: a new endpoint is closed to them until it says so.
   */
  member?: 'own' | readonly [MemberRight, ...MemberRight[]];
  /** Of a write that says nothing about what was done, as having read: it is not in the activity of members. */
  unrecorded?: boolean;
  tag: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Headers that belong to this endpoint alone; the operation reads them itself. */
  headers?: z.ZodObject;
  /** Bodies are JSON unless this says multipart, raw (the signed bytes of a webhook) or none. */
  bodyKind?: 'json' | 'multipart' | 'raw';
  /** Of a raw body that is a form: its fields, by which it is described. */
  form?: z.ZodObject;
  /** Most bytes of the files of a multipart body together; what a meeting takes unless this says otherwise. */
  maxFileBytes?: number;
  /** Honours `Idempotency-Key` (docs/contract/platform.md). */
  idempotent?: boolean;
  /** The answer is about the caller, although the access is public: nothing on the way may store it. */
  personal?: boolean;
  status: number;
  /** What the answer is when it is not JSON; a stream is of server-sent events. */
  responseKind?: 'json' | 'file' | 'redirect' | 'stream';
  /** A file with an ETag: whoever has it already (`If-None-Match`) gets 304. */
  versioned?: boolean;
  response?: z.ZodType;
  /** What its own work may end in; `errorsOf` adds what follows from the rest. */
  errors: readonly ErrorKey[];
}

/** Declares an endpoint; `params` must name exactly the `{name}` places of the path. */
export function endpoint<
  const P extends string,
  const E extends Omit<Endpoint, 'path' | 'params'>,
  Q extends ParamsFor<P>,
>(
  spec: E & { path: P } & (undefined extends Q ? { params?: undefined } : { params: Q }),
): E & { path: P; params: Q } {
  return spec as unknown as E & { path: P; params: Q };
}

/** Every key the endpoint may answer. */
export function errorsOf(endpoint: Endpoint): ErrorKey[] {
  const { params, query, body, bodyKind, idempotent } = endpoint;
  const keys = [
    ...accessErrors(endpoint),
    ...(params ? ['not_found' as const] : []),
    ...(query || body || idempotent ? ['invalid_input' as const] : []),
    ...(idempotent ? ['idempotency_mismatch' as const] : []),
    ...(body ? (['request_timeout', 'too_large'] as const) : []),
    ...(bodyKind === 'multipart' ? (['too_many_files', 'rate_limited'] as const) : []),
    ...(body && bodyKind !== 'raw' ? ['unsupported_type' as const] : []),
    ...endpoint.errors,
    ...(['internal', 'unavailable'] as const),
  ];
  return [...new Set(keys)];
}

function accessErrors({ access, method, member }: Endpoint): ErrorKey[] {
  const unsafe: ErrorKey[] = method === 'GET' || access === 'webhook' ? [] : ['cross_site'];
  if (access === 'public' || access === 'webhook') return unsafe;
  if (access === 'admin-session') return [...unsafe, 'not_found'];
  if (access === 'admin') return [...unsafe, 'not_found', 'second_factor_required'];
  if (access === 'session') return [...unsafe, 'no_session'];
  const role: ErrorKey[] = access === 'user' ? [] : ['wrong_role'];
  const work: ErrorKey[] =
    member === 'own' ? ['practice_ended'] : ['practice_ended', 'not_for_members'];
  return [...unsafe, 'no_session', 'email_not_verified', ...role, ...work];
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Key<K extends string, S, V> = S extends z.ZodType ? { [k in K]: V } : unknown;
type Part<E, K extends string> = E extends { [k in K]: infer V } ? V : undefined;

/** What a caller passes. */
export type CallArgs<E extends Endpoint> = Key<'params', Part<E, 'params'>, In<Part<E, 'params'>>> &
  Key<'query', Part<E, 'query'>, In<Part<E, 'query'>>> &
  Key<'body', Part<E, 'body'>, In<Part<E, 'body'>>>;
/** What the operation receives after parsing. */
export type Parsed<E extends Endpoint> = {
  params: Out<Part<E, 'params'>>;
  query: Out<Part<E, 'query'>>;
  body: Out<Part<E, 'body'>>;
};
/** What the operation returns, to the letter: it leaves as it is. */
export type Reply<E extends Endpoint> = In<Part<E, 'response'>>;
/** What the caller gets. */
export type Result<E extends Endpoint> = Out<Part<E, 'response'>>;
