import { expect, type Locator, type Page } from '@playwright/test';
import accounts from '@/demo/ready-accounts.json' with { type: 'json' };
import { getSession, signin, signup, verifyEmail } from '@/lib/contract/accounts/authentication';
import { ApiClient } from './api';
import { drawnWord } from './drawn-word';
import { expectMail, linkIn } from './inbox';
import { takeReady } from './ready-people';

export const PASSWORD = accounts.password;
export const VERIFY_SUBJECT = 'Verify your email';

/** The form to sign up, which shares its page with the one to sign in after a time was chosen. */
export function signUpForm(page: Page): Locator {
  return page.locator('form[action^="/forms/sign-up"]');
}

export function signInForm(page: Page): Locator {
  return page.locator('form[action^="/forms/sign-in"]');
}

export interface Identity {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Someone with an account, signed in at the API. */
export interface Person extends Identity {
  api: ApiClient;
}

/** A new person: the last name is unique, so that it can be looked for. */
export function newIdentity(): Identity {
  const mark = drawnWord();
  return {
    firstName: 'Ana',
    lastName: `Reyes${mark}`,
    email: `ana.${mark}@example.com`,
    password: PASSWORD,
  };
}

interface NewCustomer {
  verified?: boolean;
  phone?: string;
  /** Drawn unless given. */
  firstName?: string;
  lastName?: string;
  address?: string;
}

/**
 * A client with an account and, unless given otherwise, a verified address: one of those who are ready, where they are as wanted,
 * else registered here.
 */
export async function registerCustomer(options: NewCustomer = {}): Promise<Person> {
  const { verified = true, phone = '', address, ...given } = options;
  const identity = { ...newIdentity(), ...given };
  const isUsual = verified && !phone && !address;
  if (isUsual && (await takeReady('client', identity)))
    return signInAs(identity.email, identity.password);
  const api = await ApiClient.open(address);
  const { firstName: first_name, lastName: last_name, email, password } = identity;
  await api.call(signup, { body: { first_name, last_name, email, password, phone } });
  if (verified) await verify(api, email);
  return { ...identity, api };
}

/** Uses up the mailed link, as its button does. */
export async function verify(api: ApiClient, email: string): Promise<void> {
  const token = await mailedToken(email);
  const answer = await api.call(verifyEmail, { body: { token } });
  expect(answer.email_verified).toBe(true);
}

export async function mailedToken(email: string): Promise<string> {
  const link = linkIn(await expectMail(email, VERIFY_SUBJECT), '/verify-email/');
  const token = new URL(link).pathname.split('/').at(-1);
  if (!token) throw new Error(`no token in ${link}`);
  return token;
}

/** Signs an existing account in. */
export async function signInAs(email: string, password: string): Promise<Person> {
  const api = await ApiClient.open();
  await api.call(signin, { body: { email, password } });
  const user = await api.call(getSession, {});
  return { firstName: user.first_name, lastName: user.last_name, email, password, api };
}
