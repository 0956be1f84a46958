import 'server-only';
import { type Endpoint, opensToTokens } from '@/lib/contract/platform/endpoint';
import { AppError } from '../app-error';
import { consumeInMemory, type LimitState } from '../limits/in-memory';
import type { Actor } from '../session/actor';
import { findTokenOwner } from '../session/api-tokens';
import type { CollectedHeaders } from '../session/reply-headers';

/** Returns the token in the header `Authorization` (RFC 6750, 2.1); null without one. */
export function bearerToken({ headers }: Request): string | null {
  return /^bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

interface Sender {
  readonly address: string;
  readonly reply: CollectedHeaders;
}

/**
 * Returns the lawyer in whose practice a token works, and says in `reply` how many calls are left to it.
 * @throws AppError not_for_members where no token may call; no_session for a token that is unknown, revoked or has run
 * out; rate_limited
 */
export async function actorOfToken(
  endpoint: Endpoint,
  token: string,
  { address, reply }: Sender,
): Promise<Actor> {
  if (!opensToTokens(endpoint))
    throw new AppError('not_for_members', 'This cannot be called with a token.');
  const actor = await findTokenOwner(token, Date.now());
  if (!actor) {
    reply.others.set('www-authenticate', 'Bearer error="invalid_token"');
    await consumeInMemory('unknown_token_address', address);
    throw new AppError('no_session', 'This token is not valid, or no longer.');
  }
  await consumeInMemory('token', actor.sessionId, (left) => sayWhatIsLeft(reply, left));
  return actor;
}

/** Sets the headers of draft-ietf-httpapi-ratelimit-headers-10. */
function sayWhatIsLeft(reply: CollectedHeaders, left: LimitState): void {
  const { points, duration, remaining, seconds } = left;
  reply.others.set('ratelimit-policy', `"token";q=${points};w=${duration}`);
  reply.others.set('ratelimit', `"token";r=${remaining};t=${seconds}`);
}
