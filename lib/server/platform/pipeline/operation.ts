import 'server-only';
import type * as z from 'zod';
import { fieldMessage } from '@/lib/contract/field-message';
import {
  type Access,
  type Endpoint,
  grantsTo,
  isOfRoles,
  type Parsed,
  type Reply,
  type Result,
} from '@/lib/contract/platform/endpoint';
import { checksOwnAnswers } from '@/lib/env';
import { AppError, notFound } from '../app-error';
import { type Transaction, transaction } from '../db/pool';
import { forgetActivity, recordActivity } from '../practice-activity/service';
import { type Actor, isAdministrator, lawyerOf } from '../session/actor';
import type { ReplyHeaders } from '../session/reply-headers';
import { withExistingNumber } from './phone-numbers';

export interface FileReply {
  name: string;
  contentType: string;
  size: number;
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Response of a `stream` endpoint: opens the events until `signal` is aborted. Next aborts it when the client
 * disconnects; it does not cancel the stream.
 */
export type StreamReply = (signal: AbortSignal) => ReadableStream<Uint8Array>;

/** Address of a caller that is one of our pages, the same for all users. */
export const OWN_PAGE = 'server';

export interface Caller {
  /** The instant of the request, epoch ms. */
  now: number;
  address: string;
  userAgent: string | null;
  idempotencyKey: string | null;
  header(name: string): string | null;
  /** Collects cookies for the response; a server component can set none. */
  reply: ReplyHeaders;
}

/** Runs work in one transaction, in which the answer to a request with an Idempotency-Key is kept: what `work` returns. */
export type RunTransaction = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

type ActorFor<A extends Access> = A extends 'public' | 'webhook' ? Actor | null : Actor;
type Returned<E extends Endpoint> = E extends { responseKind: 'file' }
  ? FileReply
  : E extends { responseKind: 'stream' }
    ? StreamReply
    : E extends { responseKind: 'redirect' }
      ? string
      : E extends { response: z.ZodType }
        ? Reply<E>
        : undefined;

export type Context<E extends Endpoint> = Parsed<E> &
  Caller & {
    actor: ActorFor<E['access']>;
    /** Runs the writes of an idempotent endpoint; its result is the response, stored in the same transaction. */
    transaction: RunTransaction;
  };

/** The caller, before any input has been read. */
export type Call<E extends Endpoint> = { actor: ActorFor<E['access']> } & Caller;

export interface Operation<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  // Methods, so that operations of different endpoints share one array.
  run(context: Context<E>): Promise<Returned<E>>;
  before?(call: Call<E>): Promise<void>;
  readonly isHot?: boolean;
}

export interface OperationOptions<E extends Endpoint> {
  /** Refuses a call by its caller alone, such as beyond a limit, before its body is read. */
  before?: (call: Call<E>) => Promise<void>;
  /** Set for a frequent public read, whose answer is compared with its schema in tests and development only. */
  isHot?: boolean;
}

/** Binds an endpoint of the contract to its implementation. */
export function operation<E extends Endpoint>(
  endpoint: E,
  run: (context: Context<E>) => Promise<Returned<E>>,
  options: OperationOptions<E> = {},
): Operation<E> {
  return { endpoint, run, ...options };
}

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/**
 * Throws when the access level of an endpoint excludes `actor` (session → verified → type,
 * docs/contract/platform.md).
 */
export function authorise(access: Access, actor: Actor | null): void {
  if (access === 'public' || access === 'webhook') return;
  if (access === 'admin' || access === 'admin-session') {
    if (!isAdministrator(actor)) throw notFound();
    if (access === 'admin' && !actor.secondFactor)
      throw new AppError('second_factor_required', 'Please enter a code of your app.');
    return;
  }
  if (!actor) throw new AppError('no_session', 'Please sign in.');
  if (access === 'session') return;
  if (!actor.emailVerified)
    throw new AppError('email_not_verified', 'Please verify your email address.');
  if (access === 'customer' && actor.type !== 'CUSTOMER')
    throw new AppError('wrong_role', 'For clients only.');
  if (access === 'lawyer' && actor.type !== 'LAWYER')
    throw new AppError('wrong_role', 'For lawyers only.');
}

/**
 * Returns the actor of a call: the caller or, in a session that works for a practice, its lawyer, with the real
 * person as `member`. A token acts likewise.
 * @throws AppError not_for_members where the rights are insufficient; practice_ended where they are gone, until the
 * session has switched
 */
export function actingFor(endpoint: Endpoint, actor: Actor | null): Actor | null {
  if (!actor || !isOfRoles(endpoint)) return actor;
  const isOwn = endpoint.member === 'own';
  if (actor.practiceEnded && !isOwn)
    throw new AppError('practice_ended', 'You no longer work for this practice.');
  if (!actor.practice || isOwn) return actor;
  if (!grantsTo(endpoint, actor.practice.rights))
    throw new AppError(
      'not_for_members',
      actor.practice.byToken
        ? 'This token has no right to this.'
        : 'This is for the lawyer of the practice alone.',
    );
  return lawyerOf(actor, actor.practice);
}

export async function execute<E extends Endpoint>(
  op: Operation<E>,
  raw: RawInput,
  sender: Actor | null,
  caller: Caller,
): Promise<Result<E>> {
  const actor = actingFor(op.endpoint, sender);
  await admit(op, actor, caller);
  return perform(op, parse(op, raw, actor, caller));
}

/** Throws when the caller is not permitted to call, or not now, without reading the input. */
export async function admit<E extends Endpoint>(
  op: Operation<E>,
  actor: Actor | null,
  caller: Caller,
): Promise<void> {
  authorise(op.endpoint.access, actor);
  await op.before?.({ ...caller, actor } as Call<E>);
}

/**
 * Parses the input of an operation: the caller, and the values as the schemas of the endpoint made them.
 * @throws AppError invalid_input with a message per field; not_found for an id that cannot be one
 */
export function parse<E extends Endpoint>(
  op: Operation<E>,
  raw: RawInput,
  actor: Actor | null,
  caller: Caller,
): Context<E> {
  return {
    ...caller,
    ...parseInput(op.endpoint, raw),
    actor,
    transaction,
  } as unknown as Context<E>;
}

/** Runs an operation and answers as `answerOf` says. */
export async function perform<E extends Endpoint>(
  op: Operation<E>,
  context: Context<E>,
): Promise<Result<E>> {
  return answerOf(op, await runRecorded(op, context));
}

/**
 * Answers nothing but what the schema of the answer names: in tests and while developing anything else is an error, in
 * production it is left out; but for the hot reads (`isHot`), which only tests and development compare.
 */
export function answerOf<E extends Endpoint>(op: Operation<E>, returned: unknown): Result<E> {
  const { response, responseKind } = op.endpoint as Endpoint;
  const isJson = !responseKind || responseKind === 'json';
  if (!response || !isJson) return returned as Result<E>;
  if (checksOwnAnswers) requireDeclared(response, returned);
  else if (!op.isHot) return response.parse(returned) as Result<E>;
  return returned as Result<E>;
}

/**
 * Records a member's change before it is made, and deletes the record where it was refused: a crash in between leaves
 * one record too many, never one too few.
 */
async function runRecorded<E extends Endpoint>(op: Operation<E>, context: Context<E>) {
  const { actor, params, now } = context as { actor: Actor | null; params: unknown; now: number };
  const { method, path, unrecorded } = op.endpoint;
  if (!actor?.member || !actor.lawyerId || method === 'GET' || unrecorded) return op.run(context);
  const { memberId } = actor.member;
  const done = { lawyerId: actor.lawyerId, memberId, operation: `${method} ${path}`, params };
  const id = await recordActivity(done, now);
  try {
    return await op.run(context);
  } catch (error) {
    await forgetActivity(id);
    throw error;
  }
}

export function parseInput(
  endpoint: Endpoint,
  raw: RawInput,
): { params: unknown; query: unknown; body: unknown } {
  // An id that cannot be one is an id that is not there.
  const params = endpoint.params?.safeParse(raw.params);
  if (params && (!params.success || isUnstorable(params.data))) throw notFound();
  return {
    params: params?.data,
    query: check(endpoint.query, raw.query),
    body: withExistingNumber(check(endpoint.body, raw.body)),
  };
}

/** Throws invalid_input with a message per field. */
export function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: fieldMessage });
  if (parsed.success) {
    if (isUnstorable(parsed.data))
      throw new AppError('invalid_input', 'Text may not contain null or broken characters.');
    return parsed.data;
  }
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues)
    for (const path of pathsOf(issue)) fields[path.join('.')] ??= issue.message;
  const message = Object.values(fields)[0] ?? 'The request is not what was expected.';
  throw new AppError('invalid_input', message, { fields });
}

function pathsOf(issue: z.core.$ZodIssue): PropertyKey[][] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...issue.path, key]);
  return issue.path.length > 0 ? [issue.path] : [];
}

/** Whether PostgreSQL cannot store a value: text with U+0000, or JSON with a lone surrogate. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnstorable);
}

/**
 * Throws unless an answer matches its schema exactly: it is sent unchanged, so anything the schema would drop or
 * rewrite would be sent too.
 */
function requireDeclared(response: z.ZodType, returned: unknown): void {
  const undeclared = differenceAt(asSent(response.parse(returned)), asSent(returned));
  if (undeclared !== null)
    throw new Error(`The schema of the answer has something else at "${undeclared}".`);
}

function asSent(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function differenceAt(a: unknown, b: unknown, path = ''): string | null {
  if (a === b) return null;
  if (!isObject(a) || !isObject(b)) return path;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = differenceAt(a[key], b[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
