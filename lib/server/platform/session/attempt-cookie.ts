import 'server-only';
import { parseSafePath, type SafePath } from '@/lib/domain/platform/safe-path';
import { clearSigned, readSigned, type SignedCookie, storeSigned } from './signed-cookie';

const COOKIE: SignedCookie = {
  name: 'social_sign_in',
  audience: 'social-sign-in',
  lifetimeSeconds: 10 * 60,
};

interface StoredAttempt {
  service: string;
  state: string;
  nonce: string;
  verifier: string;
  callbackUrl: SafePath | null;
}

/** Returns the Set-Cookie line that stores an attempt for ten minutes. */
export function storeAttempt(attempt: StoredAttempt): Promise<string> {
  return storeSigned(COOKIE, { ...attempt });
}

export function clearAttempt(): string {
  return clearSigned(COOKIE);
}

export async function readAttempt(header: string | null): Promise<StoredAttempt | null> {
  const stored = await readSigned<StoredAttempt>(COOKIE, header);
  if (!stored) return null;
  const { service, state, nonce, verifier, callbackUrl } = stored;
  return { service, state, nonce, verifier, callbackUrl: parseSafePath(callbackUrl) };
}
