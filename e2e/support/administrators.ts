import { Secret, TOTP } from 'otpauth';
import { confirmSecondFactor, setUpSecondFactor } from '@/lib/contract/admin/second-factor';
import { query } from './database';
import { type Person, registerCustomer } from './people';
import { databaseUrl } from './target';

export interface Administrator extends Person {
  /** Returns the current code of the app, or the one half a minute later: each code is valid once. */
  code: (later?: number) => string;
}

interface NewAdministrator {
  address?: string;
  database?: string;
}

/** A new client with the role of an administrator, as `npm run admin -- grant` gives it. No second factor yet. */
export async function registerWithRole({
  address,
  database = databaseUrl(),
}: NewAdministrator = {}): Promise<Person> {
  const person = await registerCustomer({ ...(address && { address }) });
  await query(`update users set roles = '{ADMIN}' where email = $1`, [person.email], database);
  return person;
}

/** The same with an app; the administration is open in the session of `api`. */
export async function registerAdministrator(
  options: NewAdministrator = {},
): Promise<Administrator> {
  const person = await registerWithRole(options);
  const { secret } = await person.api.call(setUpSecondFactor, {
    body: { current_password: person.password },
  });
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (later = 0) => app.generate({ timestamp: Date.now() + later * 30_000 });
  await person.api.call(confirmSecondFactor, { body: { code: code() } });
  return { ...person, code };
}
