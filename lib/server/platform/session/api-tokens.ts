import 'server-only';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { hashToken, newToken } from '@/lib/server/platform/crypto/secret-token';
import { database } from '../db/pool';
import type { Actor } from './actor';
import * as store from './api-tokens-store';

/** Recognised by scanners of leaked secrets, and by whoever finds one. */
const PREFIX = 'sangguni_';
/** Shortest interval between writes of the last use. */
const USED_MS = 5 * MINUTE_MS;

/** Returns a new token of a program, which is shown once, and the hash that is stored. */
export function newApiToken(): { token: string; hash: string } {
  const token = PREFIX + newToken();
  return { token, hash: hashToken(token) };
}

/**
 * Finds the lawyer in whose practice a token works: while it is neither revoked nor over, and the account neither
 * suspended nor leaving. It acts with the rights of the token and is in no session: `sessionId` is the token's own id.
 */
export async function findTokenOwner(token: string, now: number): Promise<Actor | null> {
  if (!token.startsWith(PREFIX)) return null;
  const row = await store.findToken(database(), hashToken(token), new Date(now));
  if (!row) return null;
  const { id, person, lawyerId, lawyerName, rights } = row;
  if (row.usedAt === null || now - row.usedAt.getTime() > USED_MS)
    await store.setUsed(database(), id, new Date(now));
  return {
    id: person.id,
    type: person.type,
    emailVerified: true,
    accountSince: row.accountCreatedAt.getTime(),
    roles: [],
    person,
    sessionId: id,
    sid: '',
    secondFactor: false,
    secondFactorAt: null,
    lawyerId,
    practice: { memberId: id, lawyerId, ownerId: person.id, lawyerName, rights, byToken: true },
    practiceEnded: false,
    lastEvent: row.lastEvent ?? 0,
    member: null,
  };
}
