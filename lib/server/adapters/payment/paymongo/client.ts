import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { GatewayError, type GatewayFailure, isGatewayError } from '../port';

export interface PaymongoSettings {
  /** Base URL of the API, without a trailing slash. */
  readonly api: string;
  /** `sk_test_…` or `sk_live_…`; decides whether real money moves. */
  readonly key: string;
  /** Milliseconds; shorter in tests. */
  readonly times?: Partial<Times>;
}

interface Times {
  attempt: number;
  budget: number;
  pause: number;
}

/** Limits within the ten seconds after which a gateway counts as unreachable (`withTimeLimit`). */
const TIMES: Times = { attempt: 5_000, budget: 9_000, pause: 250 };

interface Call<S extends z.ZodType> {
  /** Name of the call in the log; addresses are not logged, since references in them are secrets. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: S;
  readonly body?: unknown;
  /** Idempotency-Key of a POST. PayMongo documents it for some endpoints only, so nothing relies on it alone. */
  readonly key?: string;
  /** Marks a POST that must not be repeated: it is retried only when it was certainly not carried out. */
  readonly once?: boolean;
}

/** Creates the error for a call without a valid response: whether it was carried out is unknown. */
export function silence(name: string, detail: string, status?: number): GatewayError {
  return new GatewayError('unreachable', `PayMongo ${name}: ${detail}`, { status });
}

export function refusedAs(reason: GatewayFailure, { cause, answer }: GatewayError): GatewayError {
  return new GatewayError(reason, cause instanceof Error ? cause.message : '', answer);
}

export type PaymongoCalls = <S extends z.ZodType>(call: Call<S>) => Promise<z.output<S>>;

/**
 * Calls PayMongo's HTTP API: Basic authentication with the secret key, responses checked by their schema. Without a
 * valid response (network, timeout, 408, 425, 429, 5xx) a call is retried with the same key while there is time.
 * @throws GatewayError refused when PayMongo declines, not_found when it finds nothing, unreachable without a valid
 * response
 */
export function paymongoCalls(settings: PaymongoSettings): PaymongoCalls {
  const times = { ...TIMES, ...settings.times };
  const end = performance.now() + times.budget;
  return async (call) => {
    for (let pause = times.pause; ; pause *= 2) {
      const left = end - performance.now();
      try {
        if (left <= 0) throw silence(call.name, 'no time left');
        return call.answer.parse(await attempt(settings, call, Math.min(left, times.attempt)));
      } catch (error) {
        const failure = asFailure(call, error);
        const late = performance.now() + pause >= end;
        if (late || !isWorthAnother(call, failure)) throw failure;
        await sleep(pause);
      }
    }
  };
}

function isWorthAnother({ once }: Call<z.ZodType>, { reason, answer }: GatewayError): boolean {
  if (reason !== 'unreachable') return false;
  return !once || answer.status === TOO_MANY_REQUESTS;
}

/** Status of a call that was refused before anything was done (RFC 6585). */
const TOO_MANY_REQUESTS = 429;
/** Statuses that, like 5xx, say nothing about the request itself: timeout, too early, too many requests. */
const SILENT = [408, 425, TOO_MANY_REQUESTS];

async function attempt(
  { api, key }: PaymongoSettings,
  call: Call<z.ZodType>,
  ms: number,
): Promise<unknown> {
  const response = await fetch(`${api}${call.path}`, {
    method: call.method,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
      ...(call.key && { 'idempotency-key': call.key }),
    },
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
    // Lists answer with a redirect to the same address with a slash; nothing is ever posted elsewhere.
    redirect: call.method === 'GET' ? 'follow' : 'error',
    signal: AbortSignal.timeout(Math.ceil(ms)),
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  const { status } = response;
  if (status >= 500 || SILENT.includes(status))
    throw silence(call.name, `answered ${status}`, status);
  throw refusalOf(call.name, status, text);
}

/** Names only: no text that may repeat request data. */
const code = z.string().regex(/^[\w.[\]-]{1,80}$/);
const failures = z.object({
  errors: z.array(
    z.object({
      code: code.nullish().catch(null),
      sub_code: code.nullish().catch(null),
      source: z
        .object({ attribute: code.nullish().catch(null), pointer: code.nullish().catch(null) })
        .nullish()
        .catch(null),
    }),
  ),
});

/** Creates the error for a refusal by PayMongo from its codes; `detail` is never stored, as it repeats request data. */
function refusalOf(name: string, status: number, text: string): GatewayError {
  let json: unknown = null;
  try {
    json = JSON.parse(text);
  } catch {
    // Something before PayMongo answered: the status says enough.
  }
  const errors = failures.safeParse(json).data?.errors ?? [];
  const codes = errors.flatMap((error) => [error.code ?? [], error.sub_code ?? []].flat());
  const about = errors.flatMap(({ source }) =>
    [source?.attribute ?? [], source?.pointer ?? []].flat(),
  );
  const detail = `PayMongo refused ${name}: ${[status, ...codes].join(' ')}`;
  return new GatewayError('refused', detail, { status, codes, about });
}

/** Statuses of a rejected key, which can be corrected: no payment or refund is given up because of them. */
const UNAUTHORISED = [401, 403];

function asFailure({ name, method }: Call<z.ZodType>, error: unknown): GatewayError {
  if (!isGatewayError(error)) {
    // What failed, by its kind alone: parsers repeat their input.
    const kind = error instanceof Error ? error.name : 'error';
    return silence(name, `no sound answer (${kind})`);
  }
  const { reason, answer } = error;
  if (reason !== 'refused') return error;
  if (UNAUTHORISED.includes(answer.status ?? 0))
    return silence(name, `answered ${answer.status}: check PAYMONGO_SECRET_KEY`);
  if (method === 'POST') return error;
  // Nothing is refused by a look that failed.
  return refusedAs(answer.status === 404 ? 'not_found' : 'unreachable', error);
}
