import 'server-only';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { DAY_MS, HOUR_MS } from '@/lib/domain/platform/time';
import { AppError } from '@/lib/server/platform/app-error';
import { hashToken, newToken } from '@/lib/server/platform/crypto/secret-token';
import { database, type Executor, type Transaction } from '@/lib/server/platform/db/pool';
import * as store from './tokens-store';

export const UNDO_HOURS = 72;

interface NewLinkToken {
  userId: string;
  kind: store.TokenKind;
  hours: number;
  callbackUrl?: SafePath | undefined;
  email?: string;
  codeHash?: string;
}

interface LinkToken {
  token: string;
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
  tries: number;
}

type TriedCode = { outcome: 'fits'; link: store.TokenRow } | { outcome: 'wrong' | 'void' };

/**
 * Consumes a code of a user, which must be that of the newest verification link. Wrong attempts are counted one after
 * the other.
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

export async function isOpenLink(
  exec: Executor,
  kinds: readonly store.TokenKind[],
  token: string,
  now: number,
): Promise<boolean> {
  return store.isOpen(exec, kinds, hashToken(token), new Date(now));
}

/**
 * Refuses a link that was mailed to an address other than the account's current one.
 * @throws AppError invalid_input
 */
export function requireSameAddress(link: store.TokenRow, email: string | undefined): void {
  if (link.email && link.email.toLowerCase() !== email?.toLowerCase()) throw invalidLink();
}

export function invalidLink(): AppError {
  return new AppError('invalid_input', 'This link has expired or was used before.');
}

/** Finds the links of a kind mailed to a user since an instant, the newest first. */
export async function linkTokensSince(
  exec: Executor,
  userId: string,
  kind: store.TokenKind,
  since: number,
): Promise<store.TokenRow[]> {
  return store.tokensSince(exec, userId, kind, new Date(since));
}

/** Revokes the open links of a user of these kinds, only those issued after an instant where one is given. */
export async function revokeLinkTokens(
  exec: Executor,
  userId: string,
  kinds: readonly store.TokenKind[],
  now: number,
  issuedAfter?: Date,
): Promise<void> {
  await store.revokeTokens(exec, userId, kinds, new Date(now), issuedAfter);
}

/** Daily job: deletes links that were used or expired some time ago. */
export async function purgeLinkTokens(now: number): Promise<void> {
  await store.deleteUsedOrExpired(database(), new Date(now - RETENTION_DAYS.linkTokens * DAY_MS));
}

export function deleteLinkTokens(exec: Executor, userId: string): Promise<void> {
  return store.deleteTokens(exec, userId);
}
