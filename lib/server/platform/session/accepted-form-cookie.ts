import 'server-only';
import { readSigned, type SignedCookie, storeSigned } from './signed-cookie';

/** Lives as long as a code that was just sent: the next step may wait for it. */
const COOKIE: SignedCookie = {
  name: 'accepted_form',
  audience: 'accepted-form',
  lifetimeSeconds: 10 * 60,
};

/** Data that an accepted form hands to the page it leads to, in place of its address; never a password. */
export interface AcceptedForm {
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Returns the Set-Cookie line that carries values of an accepted form to its next page. */
export function storeAccepted(accepted: AcceptedForm): Promise<string> {
  return storeSigned(COOKIE, { accepted });
}

/** Reads the form that was just accepted in this browser, or null. */
export async function readAccepted(header: string | null): Promise<AcceptedForm | null> {
  const stored = await readSigned<{ accepted: AcceptedForm }>(COOKIE, header);
  return stored?.accepted ?? null;
}
