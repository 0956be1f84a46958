import 'server-only';
import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { clearSigned, readSigned, type SignedCookie, storeSigned } from './signed-cookie';

/** Only until the page has come: the answer to a form leads there at once. */
const COOKIE: SignedCookie = {
  name: 'refused_form',
  audience: 'refused-form',
  lifetimeSeconds: 60,
};

/** Set-Cookie line that takes a refused form to the page it stands on. */
export function storeRefusal(page: SafePath, refusal: FormRefusal): Promise<string> {
  return storeSigned(COOKIE, { page, refusal });
}

/** Set-Cookie line that forgets it. */
export function clearRefusal(): string {
  return clearSigned(COOKIE);
}

/** The form of this page that was just refused in this browser, or null. */
export async function readRefusal(
  header: string | null,
  page: SafePath,
): Promise<FormRefusal | null> {
  const stored = await readSigned<{ page: string; refusal: FormRefusal }>(COOKIE, header);
  return stored?.page === page ? stored.refusal : null;
}
