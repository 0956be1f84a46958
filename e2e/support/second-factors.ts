import { Secret, TOTP } from 'otpauth';
import { confirmApp, removeApp, setUpApp } from '@/lib/contract/accounts/second-factor';
import type { Person } from './people';

/** Sets up an authenticator app for an account, given in the session of `api`; the others of the account end. */
export async function addApp({ api, password }: Person): Promise<void> {
  const { secret } = await api.call(setUpApp, { body: { current_password: password } });
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await api.call(confirmApp, { body: { code: app.generate() } });
}

/** Takes it away again, so that others can sign in with the password alone. */
export async function takeAppAway({ api, password }: Person): Promise<void> {
  await api.call(removeApp, { body: { current_password: password } });
}
