import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import {
  getSession,
  resetPassword,
  signin,
  verifyEmail,
} from '@/lib/contract/accounts/authentication';
import {
  addPasskey,
  getFactorChallenge as challenge,
  confirmApp,
  getFactors,
  getSecondStep as getStep,
  giveFactor,
  giveSecondStep as giveStep,
  newPasskey,
  removeApp,
  removePasskey,
  renewRecoveryCodes as renewCodes,
  setUpApp,
  getStepChallenge as stepChallenge,
} from '@/lib/contract/accounts/second-factor';
import { setBankingInfo as setBank } from '@/lib/contract/lawyers/own-profile';
import { hashPassword } from '@/lib/server/accounts/credentials/passwords-service';
import { issueLinkToken } from '@/lib/server/accounts/credentials/tokens-service';
import { database } from '@/lib/server/platform/db/pool';
import {
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  sessions,
  signInSteps,
  users,
} from '@/lib/server/schema/accounts';
import { auditEvents } from '@/lib/server/schema/audit';
import { mails } from '@/lib/server/schema/messages';
import { createScenario, sampleOf } from '@/lib/testing/api/fixtures';
import { send, TestBrowser } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { SoftPasskey } from '@/lib/testing/passkeys';
import { expectedAnswer } from '@/lib/testing/samples/sample';
import { findSample, nameOf, SERVED } from '@/lib/testing/samples/samples';
import { hasFactor } from './service';

const PASSWORD = 'Harbor-42-lamp';
const known = { body: { current_password: PASSWORD } };

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

async function newPerson() {
  const user = await newClient({ passwordHash });
  return { user, browser: new TestBrowser(user.cookie) };
}

/** Somebody with an app, whose first code was given now: the next is of half a minute later. */
async function withApp() {
  const { user, browser } = await newPerson();
  const { secret } = (await browser.call(setUpApp, known)).body as { secret: string };
  const { body } = await browser.call(confirmApp, { body: { code: codeOf(secret) } });
  const { recovery_codes: codes } = body as { recovery_codes: string[] };
  return { user, browser, codes, code: () => codeOf(secret, Date.now() + 30_000) };
}

/** Somebody with a passkey alone. */
async function withPasskey() {
  const { user, browser } = await newPerson();
  const device = new SoftPasskey();
  const posed = await posedBy(browser.call(newPasskey, known));
  const body = { name: 'Phone', passkey: device.made({ challenge: posed }) };
  expect((await browser.call(addPasskey, { body })).status).toBe(201);
  return { user, browser, device };
}

async function posedBy(answer: Promise<{ body: unknown }>): Promise<string> {
  return ((await answer).body as { options: { challenge: string } }).options.challenge;
}

/** A browser in which the password was right, and nothing more. */
async function halfSignedIn({ email }: TestUser) {
  const browser = new TestBrowser();
  const answer = await browser.call(signin, { body: { email, password: PASSWORD } });
  expect(answer).toMatchObject({ status: 200, body: { second_step: true } });
  return browser;
}

const wait = (user: TestUser) =>
  database()
    .update(sessions)
    .set({ secondFactorAt: new Date(Date.now() - 16 * 60_000) })
    .where(eq(sessions.userId, user.id));

describe('signing in', () => {
  test('takes the second factor after the password: no session before', async () => {
    const { user, code } = await withApp();
    const browser = await halfSignedIn(user);
    expect([...browser.cookies.keys()]).toEqual(['second_step']);
    expect((await browser.call(getSession)).status).toBe(401);
    expect((await browser.call(getStep)).body).toEqual({ step: { app: true, passkey: false } });
    const answer = await browser.call(giveStep, { body: { code: code() } });
    expect(answer).toMatchObject({ status: 200, body: { _id: user.id } });
    expect((await browser.call(getSession)).status).toBe(200);
    expect((await browser.call(getStep)).body).toEqual({ step: null });
  });

  test('a code is good once, in whichever browser', async () => {
    const { user, code } = await withApp();
    const [first, second] = [await halfSignedIn(user), await halfSignedIn(user)];
    const body = { code: code() };
    const answers = await Promise.all([first, second].map((one) => one.call(giveStep, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('of one recovery code twice at once one signs in', async () => {
    const { user, codes } = await withApp();
    const both = [await halfSignedIn(user), await halfSignedIn(user)];
    const body = { code: codes[0] };
    const answers = await Promise.all(both.map((one) => one.call(giveStep, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('a step that has ended or run out signs nobody in', async () => {
    const { user, code } = await withApp();
    const browser = await halfSignedIn(user);
    await database()
      .update(signInSteps)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(signInSteps.userId, user.id));
    expect(await browser.call(giveStep, { body: { code: code() } })).toMatchObject({
      status: 409,
      body: { key: 'too_late' },
    });
  });

  test('wrong codes are bounded, and take nothing from a passkey or a session that lives', async () => {
    const { user, browser: owner, code } = await withApp();
    const browser = await halfSignedIn(user);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await browser.call(giveStep, { body: { code: '000000' } })).status);
    expect(statuses.slice(0, 10).every((status) => status === 400)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await owner.call(giveFactor, { body: { code: code() } })).status).toBe(200);
  });
});

describe('a passkey', () => {
  test('signs in, and its challenge is good once', async () => {
    const { user, device } = await withPasskey();
    const browser = await halfSignedIn(user);
    const passkey = device.answers({ challenge: await posedBy(browser.call(stepChallenge)) });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await browser.call(giveStep, { body: { passkey } })).status).toBe(200);
    expect((await send(giveStep, { cookie, body: { passkey } })).status).toBe(409);
    const again = await halfSignedIn(user);
    expect((await again.call(giveStep, { body: { passkey } })).status).toBe(400);
  });

  test.each([
    ['of another site', { origin: 'https://sangguni.example' }],
    ['for another site', { rpId: 'sangguni.example' }],
    ['for something else', { type: 'webauthn.create' }],
    ['for another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ])('%s is refused, and the challenge is used up', async (_what, spoiled) => {
    const { user, device } = await withPasskey();
    const browser = await halfSignedIn(user);
    const posed = await posedBy(browser.call(stepChallenge));
    const answer = (more: object) => ({
      body: { passkey: device.answers({ challenge: posed, ...more }) },
    });
    expect(await browser.call(giveStep, answer(spoiled))).toMatchObject({
      status: 400,
      body: { fields: { passkey: expect.any(String) } },
    });
    expect((await browser.call(giveStep, answer({}))).status).toBe(400);
  });

  test('is of a kind that every server checks, whatever its own Node knows', async () => {
    const { browser } = await newPerson();
    const { options } = (await browser.call(newPasskey, known)).body as {
      options: { pubKeyCredParams: { alg: number }[] };
    };
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
  });

  test('that is too late is refused', async () => {
    const { user, device } = await withPasskey();
    const browser = await halfSignedIn(user);
    const passkey = device.answers({ challenge: await posedBy(browser.call(stepChallenge)) });
    await database()
      .update(passkeyChallenges)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(passkeyChallenges.userId, user.id));
    expect((await browser.call(giveStep, { body: { passkey } })).status).toBe(400);
  });

  test('whose counter goes back, as that of a copy does, is refused', async () => {
    const { browser, device } = await withPasskey();
    const give = async (counter: number) => {
      const posed = await posedBy(browser.call(challenge));
      const passkey = device.answers({ challenge: posed, counter });
      return (await browser.call(giveFactor, { body: { passkey } })).status;
    };
    expect([await give(5), await give(5), await give(4), await give(6)]).toEqual([
      200, 400, 400, 200,
    ]);
  });

  test('opens no other account', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    const browser = await halfSignedIn(theirs.user);
    const passkey = mine.device.answers({ challenge: await posedBy(browser.call(stepChallenge)) });
    expect((await browser.call(giveStep, { body: { passkey } })).status).toBe(400);
    const { passkeys } = (await theirs.browser.call(getFactors)).body as {
      passkeys: { _id: string }[];
    };
    const params = { id: passkeys[0]?._id ?? '' };
    expect((await mine.browser.call(removePasskey, { params, ...known })).status).toBe(404);
  });
});

describe('a change of the second factor', () => {
  test('takes the password, and the present factor', async () => {
    const { user, browser, code } = await withApp();
    expect((await browser.call(renewCodes, { body: { current_password: 'x' } })).status).toBe(400);
    await wait(user);
    for (const change of [setUpApp, newPasskey, removeApp, renewCodes])
      expect(await browser.call(change, known)).toMatchObject({
        status: 403,
        body: { key: 'second_factor_required' },
      });
    expect((await browser.call(giveFactor, { body: { code: code() } })).status).toBe(200);
    expect((await browser.call(renewCodes, known)).status).toBe(200);
  });

  test('is mailed and written down, without secrets', async () => {
    const { user, browser } = await withApp();
    await browser.call(removeApp, known);
    const sent = await database().select().from(mails).where(eq(mails.recipient, user.email));
    expect(sent.filter(({ template }) => template === 'second-factor')).toHaveLength(2);
    const events = await database()
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, user.id));
    expect(events.map(({ event, actor }) => [event, actor]).toSorted()).toEqual([
      ['second_factor_removed', 'owner'],
      ['second_factor_set_up', 'owner'],
    ]);
  });

  test('signs the other devices out with the first one, and gives this one a new token', async () => {
    const { user, browser } = await newPerson();
    const other = new TestBrowser();
    await other.call(signin, { body: { email: user.email, password: PASSWORD } });
    const { secret } = (await browser.call(setUpApp, known)).body as { secret: string };
    await browser.call(confirmApp, { body: { code: codeOf(secret) } });
    expect((await other.call(getSession)).status).toBe(401);
    expect((await send(getSession, { cookie: user.cookie })).status).toBe(401);
    expect((await browser.call(getSession)).status).toBe(200);
  });

  test('with the last one the recovery codes end, and the password alone signs in', async () => {
    const { user, browser } = await withApp();
    expect((await browser.call(removeApp, known)).status).toBe(204);
    expect((await browser.call(getFactors)).body).toMatchObject({
      app_since: null,
      recovery_codes_left: 0,
      given_until: null,
    });
    const body = { email: user.email, password: PASSWORD };
    expect((await new TestBrowser().call(signin, { body })).body).toMatchObject({ _id: user.id });
  });
});

const BANK = {
  bank_id: 'BNORPHMMXXX',
  account_name: 'Test Lawyer',
  account_number: '009876543210',
  current_password: PASSWORD,
};

test('a bank account takes a factor given within a quarter of an hour', async () => {
  const lawyer = await newLawyer({}, { passwordHash });
  const browser = new TestBrowser(lawyer.cookie);
  await database()
    .update(sessions)
    .set({ secondFactorAt: null })
    .where(eq(sessions.userId, lawyer.id));
  const change = () => browser.call(setBank, { body: BANK });
  expect(await change()).toMatchObject({ status: 403, body: { key: 'second_factor_missing' } });
  const { secret } = (await browser.call(setUpApp, known)).body as { secret: string };
  await browser.call(confirmApp, { body: { code: codeOf(secret) } });
  expect((await change()).status).toBe(200);
  await wait(lawyer);
  expect(await change()).toMatchObject({ status: 403, body: { key: 'second_factor_required' } });
});

test('whoever is half signed in is a visitor to every endpoint', async () => {
  const { user } = await withApp();
  const scenario = await createScenario();
  const browser = await halfSignedIn(user);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const wrong: string[] = [];
  for (const endpoint of SERVED) {
    const name = nameOf(endpoint);
    const isForAdmins = endpoint.access.startsWith('admin');
    const expected = expectedAnswer('visitor', endpoint, findSample(name));
    if (expected !== 'no_session' && !isForAdmins) continue;
    const { status } = await send(endpoint, { ...(await sampleOf(name, scenario)), cookie });
    if (status !== (isForAdmins ? 404 : 401)) wrong.push(`${name}: ${status}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

describe('a factor that the owner did not add', () => {
  const password = 'Quiet-77-river-bank';

  /** The token of the newest link that undoes a change, to an address. */
  async function undoTo(email: string): Promise<string> {
    const rows = await database()
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, email), eq(mails.template, 'second-factor')));
    const texts = rows.map(({ content }) => JSON.stringify(content));
    return /verify-email\/([\w-]{20,})\?undo=factor/.exec(texts.at(-1) ?? '')?.[1] ?? '';
  }

  async function resetTokenTo(email: string): Promise<string> {
    const rows = await database()
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, email), eq(mails.template, 'reset-password')));
    return /reset-password\/([\w-]{20,})/.exec(JSON.stringify(rows.at(-1)?.content))?.[1] ?? '';
  }

  const undo = (token: string) => new TestBrowser().call(verifyEmail, { body: { token } });

  test('goes by the link of its mail, with sessions and password, also after a new password', async () => {
    const { user, browser: thief } = await withApp();
    const token = await undoTo(user.email);
    const reset = await issueLinkToken(
      database(),
      { userId: user.id, kind: 'reset_password', hours: 1 },
      Date.now(),
    );
    const body = { token: reset.token, password };
    expect((await new TestBrowser().call(resetPassword, { body })).status).toBe(204);
    const asked = await new TestBrowser().call(signin, { body: { email: user.email, password } });
    expect(asked.body).toEqual({ second_step: true });
    expect(await undo(token)).toMatchObject({ status: 200, body: { email_verified: true } });
    expect((await thief.call(getSession)).status).toBe(401);
    const again = { body: { email: user.email, password } };
    expect((await new TestBrowser().call(signin, again)).status).toBe(401);
    const fresh = { token: await resetTokenTo(user.email), password: 'Silver-19-meadow' };
    expect((await new TestBrowser().call(resetPassword, { body: fresh })).status).toBe(204);
    const owner = new TestBrowser();
    const entered = await owner.call(signin, {
      body: { email: user.email, password: fresh.password },
    });
    expect(entered).toMatchObject({ status: 200, body: { _id: user.id } });
    expect((await undo(token)).status).toBe(400);
  });

  test('a passkey as well, and what was there before stays, without its recovery codes', async () => {
    const { user, browser, device } = await withPasskey();
    const second = new SoftPasskey();
    const before = new Date(Date.now() - 60_000);
    await database()
      .update(passkeys)
      .set({ createdAt: before })
      .where(eq(passkeys.userId, user.id));
    const posed = await posedBy(browser.call(newPasskey, known));
    const added = { name: 'Of the thief', passkey: second.made({ challenge: posed }) };
    expect((await browser.call(addPasskey, { body: added })).status).toBe(201);
    expect((await undo(await undoTo(user.email))).status).toBe(200);
    const left = await database().select().from(passkeys).where(eq(passkeys.userId, user.id));
    expect(left.map(({ name }) => name)).toEqual(['Phone']);
    const codes = await database()
      .select()
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, user.id));
    expect(codes).toEqual([]);
    expect(device).toBeDefined();
  });

  test('goes with a changed address that is undone, and an administrator’s never', async () => {
    const { user, browser } = await withApp();
    const undoAddress = await issueLinkToken(
      database(),
      { userId: user.id, kind: 'undo_email', hours: 72, email: user.email },
      Date.now() - 60_000,
    );
    expect((await undo(undoAddress.token)).status).toBe(200);
    expect(await hasFactor(database(), user.id)).toBe(false);
    expect((await browser.call(getSession)).status).toBe(401);

    const { user: admin } = await withApp();
    const link = { userId: admin.id, kind: 'undo_email', hours: 72, email: admin.email } as const;
    const { token } = await issueLinkToken(database(), link, Date.now() - 60_000);
    await database()
      .update(users)
      .set({ roles: ['ADMIN'] })
      .where(eq(users.id, admin.id));
    expect((await undo(token)).status).toBe(200);
    expect(await hasFactor(database(), admin.id)).toBe(true);
  });
});
