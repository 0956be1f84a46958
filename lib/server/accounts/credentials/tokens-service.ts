import 'server-only';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { AppError } from '@/lib/server/platform/app-error';
import { hashToken, newToken } from '@/lib/server/platform/crypto/secret-token';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import * as store from './tokens-store';

/** How long an owner can undo a change of the address or of the second factor. */
export const UNDO_HOURS = 72;

interface NewLinkToken {
  userId: string;
  kind: store.TokenKind;
  hours: number;
  callbackUrl?: SafePath | undefined;
  /** The address that the link confirms, or that an undo brings back. */
  email?: string;
  /** Of a code that stands beside the link. */
  codeHash?: string;
}

interface LinkToken {
  /** For the link; only its hash is stored. */
  token: string;
  /** Names the link in the table of mails. */
  tokenHash: string;
}

/** Issues the token of a mailed link: single use, stored hashed. */
export async function issueLinkToken(
  exec: Executor,
  { hours, ...link }: NewLinkToken,
  now: number,
): Promise<LinkToken> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const expiresAt = new Date(now + hours * HOUR_MS);
  const createdAt = new Date(now);
  await store.insertToken(exec, { ...link, tokenHash, expiresAt, createdAt });
  return { token, tokenHash };
}

/**
 * Consumes the token of a mailed link.
 *
 * @throws AppError invalid_input when it is unknown, of another kind, used or expired
 */
export async function consumeLinkToken(
  exec: Executor,
  kinds: readonly store.TokenKind[],
  token: string,
  now: number,
): Promise<store.TokenRow> {
  const taken = await store.consumeToken(exec, kinds, hashToken(token), new Date(now));
  if (!taken) throw invalidLink();
  return taken;
}

interface CodeTry {
  fits: (codeHash: string) => boolean;
  /** Wrong ones after which the code is void. */
  tries: number;
}

type TriedCode = { outcome: 'fits'; link: store.TokenRow } | { outcome: 'wrong' | 'void' };

/**
 * Tries a code of a user: that of the newest verification link alone, which is used up by it. Wrong tries are counted one
 * after the other.
 */
export async function consumeLinkCode(
  tx: Transaction,
  userId: string,
  { fits, tries }: CodeTry,
  now: number,
): Promise<TriedCode> {
  const link = await store.lockNewestOpen(tx, userId, new Date(now));
  if (!link?.codeHash || link.codeTries >= tries) return { outcome: 'void' };
  if (fits(link.codeHash)) {
    await store.markUsed(tx, link.id, new Date(now));
    return { outcome: 'fits', link };
  }
  await store.countWrongCode(tx, link.id);
  return { outcome: link.codeTries + 1 < tries ? 'wrong' : 'void' };
}

/** Whether the token of a mailed link could be used now. */
export async function isOpenLink(
  exec: Executor,
  kinds: readonly store.TokenKind[],
  token: string,
  now: number,
): Promise<boolean> {
  return store.isOpen(exec, kinds, hashToken(token), new Date(now));
}

/**
 * A link confirms the address it was mailed to, which may no longer be that of the account.
 *
 * @throws AppError invalid_input
 */
export function requireSameAddress(link: store.TokenRow, email: string | undefined): void {
  if (link.email && link.email.toLowerCase() !== email?.toLowerCase()) throw invalidLink();
}

export function invalidLink(): AppError {
  return new AppError('invalid_input', 'This link has expired or was used before.');
}

/** The links of a kind that a user was mailed since then, the newest first. */
export async function linkTokensSince(
  exec: Executor,
  userId: string,
  kind: store.TokenKind,
  since: number,
): Promise<store.TokenRow[]> {
  return store.tokensSince(exec, userId, kind, new Date(since));
}

/** Revokes the open links of a user, of these kinds, and issued after an instant where one is given. */
export async function revokeLinkTokens(
  exec: Executor,
  userId: string,
  kinds: readonly store.TokenKind[],
  now: number,
  issuedAfter?: Date,
): Promise<void> {
  await store.revokeTokens(exec, userId, kinds, new Date(now), issuedAfter);
}

/** Daily job: deletes links that were used or expired a while ago. */
export async function purgeLinkTokens(now: number): Promise<void> {
  await store.deleteUsedOrExpired(database(), new Date(now - RETENTION_DAYS.linkTokens * DAY_MS));
}

/** Deletes the tokens of every link that was mailed to a user. */
export function deleteLinkTokens(exec: Executor, userId: string): Promise<void> {
  return store.deleteTokens(exec, userId);
}
