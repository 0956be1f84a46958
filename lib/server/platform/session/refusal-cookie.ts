import 'server-only';
import { jwtVerify, SignJWT } from 'jose';
import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { cookieLine, hostCookieName, readCookie } from './cookie';
import { secretOf, signingKey } from './signing-keys';

/** Only until the page has come: the answer to a form leads there at once. */
const LIFETIME_SECONDS = 60;
/** Keeps other tokens of ours from passing as a refusal, and the other way round. */
const AUDIENCE = 'refused-form';

function name(): string {
  return hostCookieName('refused_form');
}

/** Set-Cookie line that takes a refused form to the page it stands on. */
export async function storeRefusal(page: SafePath, refusal: FormRefusal): Promise<string> {
  const key = signingKey();
  const value = await new SignJWT({ page, refusal })
    .setProtectedHeader({ alg: 'HS256', kid: key.id })
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .sign(key.secret);
  return cookieLine(name(), value, LIFETIME_SECONDS);
}

/** Set-Cookie line that forgets it. */
export function clearRefusal(): string {
  return cookieLine(name(), '', 0);
}

/** The form of this page that was just refused in this browser, or null. */
export async function readRefusal(
  header: string | null,
  page: SafePath,
): Promise<FormRefusal | null> {
  const jwt = readCookie(header, name());
  if (!jwt) return null;
  try {
    const options = { algorithms: ['HS256'], audience: AUDIENCE };
    const { payload } = await jwtVerify<{ page: string; refusal: FormRefusal }>(
      jwt,
      secretOf,
      options,
    );
    return payload.page === page ? payload.refusal : null;
  } catch {
    return null;
  }
}
