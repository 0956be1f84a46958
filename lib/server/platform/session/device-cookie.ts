import 'server-only';
import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { cookieLine, hostCookieName, readCookie } from './cookie';
import type { ReplyHeaders } from './reply-headers';
import { verifyToken } from './signed-token';
import { signingKey } from './signing-keys';

const LIFETIME_SECONDS = 365 * 24 * 60 * 60;
/** Keeps our other tokens from being accepted as a device's, and vice versa. */
const AUDIENCE = 'known-device';
/** Enough for a family's tablet; beyond it the least recently used account is dropped. */
const MAX_ACCOUNTS = 5;

interface Device {
  id: string;
  /** Ids of the accounts that signed in here, the latest first. */
  accounts: readonly string[];
}

function name(): string {
  return hostCookieName('known_device');
}

export async function rememberDevice(
  reply: ReplyHeaders,
  header: string | null,
  accountId: string,
): Promise<void> {
  const others = readDevice(header)?.accounts ?? [];
  const accounts = [...new Set([accountId, ...others])].slice(0, MAX_ACCOUNTS);
  const { id, key } = await signingKey();
  const value = await new SignJWT({ accounts })
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setAudience(AUDIENCE)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .sign(key);
  reply.setCookie(cookieLine(name(), value, LIFETIME_SECONDS));
}

/** Returns the id of this device if the account signed in on it before, else null. */
export function knownDevice(header: string | null, accountId: string | undefined): string | null {
  const device = readDevice(header);
  return accountId && device?.accounts.includes(accountId) ? device.id : null;
}

/** Returns the id of this device if any account signed in on it before, else null. */
export function anyKnownDevice(header: string | null): string | null {
  return readDevice(header)?.id ?? null;
}

function readDevice(header: string | null): Device | null {
  const jwt = readCookie(header, name());
  const claims = jwt ? verifyToken(jwt) : null;
  if (claims?.aud !== AUDIENCE || typeof claims.jti !== 'string') return null;
  return { id: claims.jti, accounts: claims.accounts as string[] };
}
