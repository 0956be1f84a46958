import type * as z from 'zod';
import type { MemberRight } from '@/lib/domain/platform/members';
import type { ErrorKey } from './errors';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Required caller: everyone · a session, verified or not · a verified user · a verified client · a verified lawyer ·
 * an administrator who gave the second factor · an administrator, also without it · a service that proves
 * itself by a signature or a token instead of a cookie.
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
  /** Full path with `{name}` parameters, such as `/api/v1/meeting/{id}`. */
  path: string;
  access: Access;
  /**
   * For a lawyer's endpoint: the rights of which a member of the practice needs one. `own` concerns the member's own
   * account, whatever practice is active. Without it members are refused, so new endpoints are closed to them by
   * default. A token acts as a member does, and is refused where it says `own`.
   */
  member?: 'own' | readonly [MemberRight, ...MemberRight[]];
  /** For a write too minor for the activity log of members, such as marking as read. */
  unrecorded?: boolean;
  tag: string;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Headers of this endpoint only; the operation reads them itself. */
  headers?: z.ZodObject;
  /** Bodies are JSON unless this says multipart, raw (the signed bytes of a webhook) or none. */
  bodyKind?: 'json' | 'multipart' | 'raw';
  form?: z.ZodObject;
  /** Maximum bytes of all files of a multipart body together; by default the limit of a meeting. */
  maxFileBytes?: number;
  /** Honours `Idempotency-Key` (docs/contract/platform.md). */
  idempotent?: boolean;
  /** The response depends on the caller although access is public: it must not be cached by intermediaries. */
  personal?: boolean;
  status: number;
  /** Kind of a response other than JSON; a stream has server-sent events. */
  responseKind?: 'json' | 'file' | 'redirect' | 'stream';
  /** A file with an ETag, as every JSON of one thing has one (`hasVersion`). */
  versioned?: boolean;
  response?: z.ZodType;
  /** Errors of its own operation; `errorsOf` adds those that follow from the other properties. */
  errors: readonly ErrorKey[];
}

/** Declares an endpoint; `params` must name exactly the `{name}` parameters of the path. */
export function endpoint<
  const P extends string,
  const E extends Omit<Endpoint, 'path' | 'params'>,
  Q extends ParamsFor<P>,
>(
  spec: E & { path: P } & (undefined extends Q ? { params?: undefined } : { params: Q }),
): E & { path: P; params: Q } {
  return spec as unknown as E & { path: P; params: Q };
}

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
  const token: ErrorKey[] = opensToTokens({ access, member }) ? ['rate_limited'] : [];
  return [
    ...unsafe,
    'no_session',
    'email_not_verified',
    ...role,
    'practice_ended',
    'not_for_members',
    ...token,
  ];
}

/**
 * Whether an answer has an ETag, and a matching `If-None-Match` gets 304: the JSON of one thing, and files that say so.
 */
export function hasVersion({
  method,
  params,
  response,
  responseKind = 'json',
  versioned = false,
}: Pick<Endpoint, 'method' | 'params' | 'response' | 'responseKind' | 'versioned'>): boolean {
  const isJson = responseKind === 'json' && response !== undefined;
  return versioned || (method === 'GET' && isJson && params !== undefined);
}

/** Access levels that are neither public, nor about the session alone, nor administrative. */
const ROLE_ACCESS: ReadonlySet<Access> = new Set(['user', 'customer', 'lawyer']);

/** Whether only people of these roles may call an endpoint, as which a member of a practice or a token can act. */
export function isOfRoles({ access }: Pick<Endpoint, 'access'>): boolean {
  return ROLE_ACCESS.has(access);
}

/** Whether an endpoint names one of these rights, of a member or a token. */
export function grantsTo(
  { member }: Pick<Endpoint, 'member'>,
  rights: readonly MemberRight[],
): boolean {
  return member !== 'own' && (member?.some((right) => rights.includes(right)) ?? false);
}

/** Whether a lawyer's token can call an endpoint: where a member of the practice with a right can. */
export function opensToTokens({ access, member }: Pick<Endpoint, 'access' | 'member'>): boolean {
  return isOfRoles({ access }) && member !== undefined && member !== 'own';
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Key<K extends string, S, V> = S extends z.ZodType ? { [k in K]: V } : unknown;
type Part<E, K extends string> = E extends { [k in K]: infer V } ? V : undefined;

export type CallArgs<E extends Endpoint> = Key<'params', Part<E, 'params'>, In<Part<E, 'params'>>> &
  Key<'query', Part<E, 'query'>, In<Part<E, 'query'>>> &
  Key<'body', Part<E, 'body'>, In<Part<E, 'body'>>>;
export type Parsed<E extends Endpoint> = {
  params: Out<Part<E, 'params'>>;
  query: Out<Part<E, 'query'>>;
  body: Out<Part<E, 'body'>>;
};
/** The exact value the operation returns: it is sent unchanged. */
export type Reply<E extends Endpoint> = In<Part<E, 'response'>>;
export type Result<E extends Endpoint> = Out<Part<E, 'response'>>;
