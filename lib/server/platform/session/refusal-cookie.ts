import 'server-only';
import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { clearSigned, readSigned, type SignedCookie, storeSigned } from './signed-cookie';

/** Short-lived: the response to a form redirects to the page at once. */
const COOKIE: SignedCookie = {
  name: 'refused_form',
  audience: 'refused-form',
  lifetimeSeconds: 60,
};

/** Returns the Set-Cookie line that carries a refused form to its page. */
export function storeRefusal(page: SafePath, refusal: FormRefusal): Promise<string> {
  return storeSigned(COOKIE, { page, refusal });
}

export function clearRefusal(): string {
  return clearSigned(COOKIE);
}

/** Reads the form of this page that was just refused in this browser, or null. */
export async function readRefusal(
  header: string | null,
  page: SafePath,
): Promise<FormRefusal | null> {
  const stored = await readSigned<{ page: string; refusal: FormRefusal }>(COOKIE, header);
  return stored?.page === page ? stored.refusal : null;
}
