import { eq } from 'drizzle-orm';
import {
  correctAddress,
  getSession,
  resetPassword,
  signup,
  verifyEmail,
} from '@/lib/contract/accounts/authentication';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { database } from '@/lib/server/platform/db/pool';
import { mails } from '@/lib/server/schema/messages';
import { TestBrowser } from '@/lib/testing/api/requests';
import { newClient } from '@/lib/testing/factories';
import { sendResetLink } from '../credentials/recovery-service';

let number = 0;

function newAddress() {
  number += 1;
  return `corrected-${number}@example.com`;
}

/** Somebody who has just signed up with a wrong address. */
async function newcomer() {
  const email = newAddress();
  const browser = new TestBrowser();
  const person = { first_name: 'Ana', last_name: 'Reyes', password: 'Harbor-42-lamp' };
  const { body } = await browser.call(signup, { body: { ...person, email } });
  return { email, browser, id: (body as { _id: string })._id };
}

const correct = (browser: TestBrowser, email: string, more: object = {}) =>
  browser.call(correctAddress, { body: { email, ...more } });
const confirm = (token: string) => new TestBrowser().call(verifyEmail, { body: { token } });

/** Links mailed to an address, oldest first. */
async function linksTo(email: string): Promise<URL[]> {
  const rows = await database()
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(mails.createdAt);
  return rows.map(({ content }) => new URL(/http:\S+\/\S+/.exec(content?.text ?? '')?.[0] ?? ''));
}

async function tokenTo(email: string, at = -1): Promise<string> {
  return (await linksTo(email)).at(at)?.pathname.split('/').at(-1) ?? '';
}

test('replaces the address at once and mails the new one, with the place to go on to', async () => {
  const { browser, email } = await newcomer();
  const right = newAddress();
  const answer = await correct(browser, ` ${right} `, { callback_url: '/book/a/b?duration=60' });
  expect(answer).toMatchObject({ status: 200, body: { email: right, email_verified: false } });
  expect((await browser.call(getSession)).body).toMatchObject({ email: right });
  const [link] = await linksTo(right);
  expect(link?.searchParams.get('callback_url')).toBe('/book/a/b?duration=60');
  expect(await linksTo(email)).toHaveLength(1);
  expect((await confirm(await tokenTo(right))).status).toBe(200);
  expect((await browser.call(getSession)).body).toMatchObject({ email_verified: true });
});

test('links that went to the old address end, those to set a password too', async () => {
  const { browser, email, id } = await newcomer();
  const [first] = [await tokenTo(email)];
  await sendResetLink(id, undefined, Date.now());
  const reset = await tokenTo(email);
  await correct(browser, newAddress());
  expect((await confirm(first)).status).toBe(400);
  const body = { token: reset, password: 'Lantern-77-road' };
  expect((await new TestBrowser().call(resetPassword, { body })).status).toBe(400);
  expect((await browser.call(getSession)).body).toMatchObject({ email_verified: false });
});

test('corrected and confirmed at once, the account has one address or the other, never an unread one confirmed', async () => {
  const { browser, email } = await newcomer();
  const [token, right] = [await tokenTo(email), newAddress()];
  const [used, corrected] = await Promise.all([confirm(token), correct(browser, right)]);
  const user = (await browser.call(getSession)).body as { email: string; email_verified: boolean };
  expect([used.status, corrected.status].toSorted()).toEqual(
    used.status === 200 ? [200, 409] : [200, 400],
  );
  expect(user).toMatchObject({
    email: used.status === 200 ? email : right,
    email_verified: used.status === 200,
  });
});

test('an address that has an account is refused beside its field, and nothing changes', async () => {
  const { browser, email } = await newcomer();
  const other = await newClient();
  expect(await correct(browser, other.email.toUpperCase())).toMatchObject({
    status: 409,
    body: { key: 'email_taken', fields: { email: FIELD_COPY.emailTaken } },
  });
  expect(await linksTo(other.email)).toEqual([]);
  expect((await confirm(await tokenTo(email))).status).toBe(200);
});

test('a verified address is changed in the settings alone', async () => {
  const client = await newClient();
  const wanted = newAddress();
  expect(await correct(new TestBrowser(client.cookie), wanted)).toMatchObject({
    status: 409,
    body: { key: 'bad_transition' },
  });
  expect(await linksTo(wanted)).toEqual([]);
  expect(await correct(new TestBrowser(), wanted)).toMatchObject({ status: 401 });
});

test('five corrections of an account in an hour', async () => {
  const { browser } = await newcomer();
  for (let i = 0; i < 5; i += 1) expect((await correct(browser, newAddress())).status).toBe(200);
  const wanted = newAddress();
  expect(await correct(browser, wanted)).toMatchObject({ status: 429 });
  expect(await linksTo(wanted)).toEqual([]);
});
