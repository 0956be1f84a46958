import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { CallArgs, Endpoint, Result } from '@/lib/contract/platform/endpoint';
import { isBuild } from '@/lib/env';
import type { AppError } from '../app-error';
import { ConnectionTurn, readInTurn } from '../db/connection-turn';
import { unavailable } from '../db/errors';
import { sharesOutage } from '../db/outage';
import { processWide } from '../process-wide';
import type { Actor } from '../session/actor';
import { noReplyHeaders } from '../session/reply-headers';
import { loadFailure, pageError } from './load-failure';
import { execute, type Operation, OWN_PAGE, type RawInput } from './operation';
import { requestNow } from './request-now';

/**
 * Pause after a page's read lost its connection, in which its others are not tried: Next renders a failed page once
 * more, and the waits would add up.
 */
const OUTAGE_PAUSE_MS = 1_000;

/**
 * Seconds until a rate-limited page may be requested again, by the ids of the requests that the HTTP server
 * (server/http/finalize-response.ts) is answering; Next cannot pass them on.
 */
const limitedPages = processWide('limited-pages', () => new Map<string, number | null>());

/** One for all that a page reads. */
const pageTurn = cache(() => new ConnectionTurn());

/**
 * Runs an operation for a server component with the same authorisation, parsing and serialising as over HTTP, so that
 * page and API cannot disagree. Throws AppError.
 */
export async function load<E extends Endpoint>(
  op: Operation<E>,
  args: CallArgs<E>,
  actor: Actor | null,
  address = OWN_PAGE,
  /** The browser's Cookie header, for operations that identify their caller by a cookie other than the session's. */
  cookie: string | null = null,
): Promise<Result<E>> {
  if (sharesOutage(OUTAGE_PAUSE_MS)) throw pageError(unavailable());
  try {
    const caller = {
      now: requestNow(),
      address,
      userAgent: null,
      idempotencyKey: null,
      header: (name: string) => (name === 'cookie' ? cookie : null),
      reply: noReplyHeaders,
    };
    return await readInTurn(pageTurn(), () =>
      execute(op, { query: {}, ...(args as RawInput) }, actor, caller),
    );
  } catch (cause) {
    const failure = loadFailure(op, cause);
    if (failure.key === 'rate_limited' && address !== OWN_PAGE) await answerLimited(failure);
    throw pageError(failure);
  }
}

async function answerLimited({ retryAfter = 1 }: AppError): Promise<void> {
  const id = (await headers()).get('x-request-id') ?? '';
  if (limitedPages.has(id)) limitedPages.set(id, retryAfter);
}

/**
 * Runs a public operation for a cached page. Null during the build, when there is nothing to read and the result is
 * never shown. Throws AppError: a page whose data could not be read must not be cached.
 */
export async function loadCached<E extends Endpoint>(
  op: Operation<E>,
  args: CallArgs<E>,
): Promise<Result<E> | null> {
  return isBuild ? null : load(op, args, null);
}
