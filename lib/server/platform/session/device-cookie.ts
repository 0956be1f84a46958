import 'server-only';
import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { cookieLine, hostCookieName, readCookie } from './cookie';
import type { ReplyHeaders } from './reply-headers';
import { keyOf, signingKey } from './signing-keys';

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
  const others = (await readDevice(header))?.accounts ?? [];
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
export async function knownDevice(
  header: string | null,
  accountId: string | undefined,
): Promise<string | null> {
  const device = await readDevice(header);
  return accountId && device?.accounts.includes(accountId) ? device.id : null;
}

async function readDevice(header: string | null): Promise<Device | null> {
  const jwt = readCookie(header, name());
  if (!jwt) return null;
  try {
    const options = { algorithms: ['HS256'], audience: AUDIENCE };
    const { payload } = await jwtVerify<{ accounts: string[] }>(jwt, keyOf, options);
    return payload.jti ? { id: payload.jti, accounts: payload.accounts } : null;
  } catch {
    return null;
  }
}
