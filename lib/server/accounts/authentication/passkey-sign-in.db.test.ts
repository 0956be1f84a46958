import { and, eq, isNull } from 'drizzle-orm';
import { getSession } from '@/lib/contract/accounts/authentication';
import { getPasskeyChallenge, signInWithPasskey } from '@/lib/contract/accounts/passkey-sign-in';
import { getFactors } from '@/lib/contract/accounts/second-factor';
import { env } from '@/lib/env';
import { purgeChallenges } from '@/lib/server/accounts/second-factor/passkeys-service';
import { database } from '@/lib/server/platform/db/pool';
import { consumeRateLimit } from '@/lib/server/platform/limits/service';
import { passkeyChallenges, passkeys, sessions, users } from '@/lib/server/schema/accounts';
import { mails } from '@/lib/server/schema/messages';
import { TestBrowser } from '@/lib/testing/api/requests';
import { givePasskey, newClient } from '@/lib/testing/factories';
import { SoftPasskey } from '@/lib/testing/passkeys';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** A client with a passkey, signed in nowhere that the test looks at. */
async function withPasskey(fields: Parameters<typeof newClient>[0] = {}) {
  const user = await newClient(fields);
  const device = new SoftPasskey();
  await givePasskey(user.id, device.stored());
  return { user, device };
}

async function challengeOf(browser: TestBrowser): Promise<string> {
  const { body } = await browser.call(getPasskeyChallenge);
  return (body as { options: { challenge: string } }).options.challenge;
}

type Spoiled = Partial<Parameters<SoftPasskey['answers']>[0]>;

async function signInBy(
  { user, device }: Awaited<ReturnType<typeof withPasskey>>,
  spoiled: Spoiled = {},
  browser = new TestBrowser(),
) {
  const challenge = await challengeOf(browser);
  const passkey = device.answers({ challenge, userId: user.id, ...spoiled });
  const headers = { 'user-agent': FIREFOX };
  return {
    browser,
    passkey,
    answer: await browser.call(signInWithPasskey, { headers, body: { passkey } }),
  };
}

test('signs in without address and password, with both factors given', async () => {
  const person = await withPasskey();
  const { browser, answer } = await signInBy(person);
  expect(answer).toMatchObject({ status: 200, body: { _id: person.user.id } });
  expect((await browser.call(getSession)).status).toBe(200);
  expect((await browser.call(getFactors)).body).toMatchObject({
    given_until: expect.any(String),
    passkeys: [{ used_at: expect.any(String) }],
  });
  expect([...browser.cookies.keys()].toSorted()).toEqual(['known_device', 'session', 'signed_in']);
});

test('asks for whichever passkey the device has, and for its user to be verified', async () => {
  const { body } = await new TestBrowser().call(getPasskeyChallenge);
  const { options } = body as { options: Record<string, unknown> };
  expect(options).toMatchObject({ userVerification: 'required', rpId: '127.0.0.1' });
  expect(options.allowCredentials ?? []).toEqual([]);
});

test.each<[string, Spoiled]>([
  ['that did not verify its user', { verified: false }],
  ['of another site', { origin: 'https://sangguni.example' }],
  ['for another site', { rpId: 'sangguni.example' }],
  ['for something else', { type: 'webauthn.create' }],
  ['for another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ['of a device that names somebody else', { userId: '00000000-0000-4000-8000-000000000000' }],
  ['of a device that names nobody', { userId: undefined } as unknown as Spoiled],
])('a passkey %s is refused, and the challenge is used up', async (_what, spoiled) => {
  const person = await withPasskey();
  const { browser, answer } = await signInBy(person, spoiled);
  expect(answer).toMatchObject({ status: 401, body: { key: 'bad_credentials' } });
  const { device, user } = person;
  const passkey = device.answers({ challenge: 'eA', userId: user.id });
  const again = await browser.call(signInWithPasskey, { body: { passkey } });
  expect(again).toMatchObject({ status: 409, body: { key: 'too_late' } });
  expect((await browser.call(getSession)).status).toBe(401);
});

test('a passkey that nobody has is refused in the same words', async () => {
  const person = await withPasskey();
  await database().delete(passkeys).where(eq(passkeys.userId, person.user.id));
  const gone = await signInBy(person);
  const wrong = await signInBy(await withPasskey(), { verified: false });
  expect(gone.answer.status).toBe(401);
  const words = ({ body }: { body: unknown }) => (body as { message: string }).message;
  expect(words(gone.answer)).toBe(words(wrong.answer));
});

test('an answer is good once, and in no other browser', async () => {
  const person = await withPasskey();
  const { browser, passkey } = await signInBy(person);
  expect((await browser.call(signInWithPasskey, { body: { passkey } })).status).toBe(409);
  const [asked, other] = [new TestBrowser(), new TestBrowser()];
  const taken = person.device.answers({
    challenge: await challengeOf(asked),
    userId: person.user.id,
  });
  expect((await other.call(signInWithPasskey, { body: { passkey: taken } })).status).toBe(409);
  await challengeOf(other);
  expect((await other.call(signInWithPasskey, { body: { passkey: taken } })).status).toBe(401);
});

test('a copied device, whose counter goes back, is refused', async () => {
  const person = await withPasskey();
  const statuses: number[] = [];
  for (const counter of [5, 5, 6])
    statuses.push((await signInBy(person, { counter })).answer.status);
  expect(statuses).toEqual([200, 401, 200]);
});

test('a suspended and a deleted account stay out', async () => {
  const suspended = await withPasskey();
  await database()
    .update(users)
    .set({ suspendedAt: new Date(), suspensionReason: 'Test' })
    .where(eq(users.id, suspended.user.id));
  expect((await signInBy(suspended)).answer).toMatchObject({
    status: 403,
    body: { key: 'account_suspended' },
  });
  const deleted = await withPasskey();
  await database()
    .update(users)
    .set({ deletedAt: new Date() })
    .where(eq(users.id, deleted.user.id));
  expect((await signInBy(deleted)).answer.status).toBe(401);
});

test('whoever has not confirmed the address is signed in, as by password, and not mailed', async () => {
  const person = await withPasskey({ emailVerifiedAt: null });
  const { answer } = await signInBy(person);
  expect(answer).toMatchObject({ status: 200, body: { email_verified: false } });
});

test('a new device is mailed, and a session before it ends', async () => {
  const person = await withPasskey();
  const before = await signInBy(person);
  const sent = await database()
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, person.user.email), eq(mails.template, 'new-device')));
  expect(sent).toHaveLength(1);
  await signInBy(person, {}, before.browser);
  const open = await database()
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, person.user.id), isNull(sessions.endedAt)));
  // The one that the test began with, and this one.
  expect(open).toHaveLength(2);
});

describe('challenges', () => {
  const waiting = () =>
    database().select().from(passkeyChallenges).where(isNull(passkeyChallenges.userId));

  test('of one browser take one row, and those of others another', async () => {
    const before = (await waiting()).length;
    const browser = new TestBrowser();
    for (let times = 0; times < 3; times += 1) await challengeOf(browser);
    expect(await waiting()).toHaveLength(before + 1);
    await challengeOf(new TestBrowser());
    expect(await waiting()).toHaveLength(before + 2);
  });

  test('that ran out sign nobody in, and go', async () => {
    const person = await withPasskey();
    const browser = new TestBrowser();
    const challenge = await challengeOf(browser);
    await database()
      .update(passkeyChallenges)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passkeyChallenges.challenge, challenge));
    const passkey = person.device.answers({ challenge, userId: person.user.id });
    expect((await browser.call(signInWithPasskey, { body: { passkey } })).status).toBe(409);
    await purgeChallenges(Date.now());
    const left = (await waiting()).map((row) => row.challenge);
    expect(left).not.toContain(challenge);
  });

  test('are bounded for an address, and a device that is known has its own', async () => {
    const headers = { 'x-client-address': '198.18.77.7' };
    const { browser } = await signInBy(await withPasskey());
    // Locally a hundred times as often, since everybody comes from one.
    const points = 300 * env.ADDRESS_LIMIT_FACTOR;
    await consumeRateLimit('passkey_challenge_address', '198.18.77.7', points);
    const ask = (by: TestBrowser) => by.call(getPasskeyChallenge, { headers });
    expect((await ask(new TestBrowser())).status).toBe(429);
    expect((await ask(browser)).status).toBe(200);
  });

  test('that are not right count as attempts of the address to sign in', async () => {
    const address = '198.18.77.8';
    const headers = { 'x-client-address': address };
    await consumeRateLimit('sign_in_address', address, 100 * env.ADDRESS_LIMIT_FACTOR - 1);
    const { user, device } = await withPasskey();
    const attempt = async (verified: boolean) => {
      const browser = new TestBrowser();
      const challenge = await challengeOf(browser);
      const passkey = device.answers({ challenge, userId: user.id, verified });
      return (await browser.call(signInWithPasskey, { headers, body: { passkey } })).status;
    };
    // Who succeeds is not counted.
    expect([await attempt(true), await attempt(false), await attempt(true)]).toEqual([
      200, 401, 429,
    ]);
  });
});
