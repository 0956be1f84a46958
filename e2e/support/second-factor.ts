import { Secret, TOTP } from 'otpauth';
import { confirmApp, removeApp, setUpApp } from '@/lib/contract/accounts/second-factor';
import type { Person } from './people';

/** Returns the current code of an app with this key, or one some half minutes later: each code is valid once. */
export const appCode = (key: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + later * 30_000,
  });

/** Gives somebody an authenticator app. Its first code was given: for a quarter of an hour nothing asks for another. */
export async function addApp({
  api,
  password,
}: Person): Promise<{ code: (later: number) => string }> {
  const { secret } = await api.call(setUpApp, { body: { current_password: password } });
  await api.call(confirmApp, { body: { code: appCode(secret) } });
  return { code: (later) => appCode(secret, later) };
}

/** Takes it away again, so that others can sign in with the password alone. */
export async function takeAppAway({ api, password }: Person): Promise<void> {
  await api.call(removeApp, { body: { current_password: password } });
}
