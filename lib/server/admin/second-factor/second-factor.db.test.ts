import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { getSession } from '@/lib/contract/accounts/authentication';
import {
  closeAdministration,
  confirmSecondFactor as confirmApp,
  getSecondFactor,
  openAdministration,
  renewAdminRecoveryCodes as renewCodes,
  setUpSecondFactor as setUpApp,
} from '@/lib/contract/admin/second-factor';
import { hashPassword } from '@/lib/server/accounts/credentials/passwords-service';
import { keyedHash } from '@/lib/server/platform/crypto/encryption';
import { database } from '@/lib/server/platform/db/pool';
import { recoveryCodes, secondFactors, sessions, users } from '@/lib/server/schema/accounts';
import { auditEvents } from '@/lib/server/schema/audit';
import { send, TestBrowser } from '@/lib/testing/api/requests';
import { newClient, signIn, type TestUser } from '@/lib/testing/factories';

const PASSWORD = 'Harbor-42-lamp';
const known = { body: { current_password: PASSWORD } };

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** In a browser, which takes the new token that a session gets with its second factor. */
interface Administrator extends TestUser {
  browser: TestBrowser;
}

const inBrowser = (user: TestUser) => ({ ...user, browser: new TestBrowser(user.cookie) });
const newAdministrator = async () =>
  inBrowser(await newClient({ roles: ['ADMIN'], passwordHash: await hashPassword(PASSWORD) }));
const isOpen = async ({ browser }: Administrator) =>
  (await browser.call(renewCodes, known)).status === 200;
const isSignedIn = async (cookie: string) => (await send(getSession, { cookie })).status === 200;

async function setUp(admin: Administrator) {
  const { body } = await admin.browser.call(setUpApp, known);
  const { secret, uri } = body as { secret: string; uri: string };
  return { secret, uri };
}

/** An administrator with an app; the session that set it up is open. */
async function withApp() {
  const admin = await newAdministrator();
  const { secret } = await setUp(admin);
  const { body } = await admin.browser.call(confirmApp, { body: { code: codeOf(secret) } });
  return { admin, secret, codes: (body as { recovery_codes: string[] }).recovery_codes };
}

async function elsewhere({ id, email }: TestUser): Promise<Administrator> {
  const [row] = await database().select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('no such user');
  return inBrowser({ id, email, cookie: await signIn(row) });
}

const eventsOf = async ({ id }: TestUser) => {
  const rows = await database().select().from(auditEvents).where(eq(auditEvents.subject, id));
  return rows.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ event }) => event);
};

test('an app is set up at the first visit: nothing opens before its first code', async () => {
  const admin = await newAdministrator();
  expect(await admin.browser.call(openAdministration, { body: { code: '123456' } })).toMatchObject({
    status: 409,
    body: { key: 'bad_transition' },
  });
  const { secret, uri } = await setUp(admin);
  expect(uri).toContain(`secret=${secret}`);
  expect(uri).toContain(encodeURIComponent(admin.email));
  expect((await setUp(admin)).secret).toBe(secret);
  expect(await isOpen(admin)).toBe(false);
  const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
  expect(await admin.browser.call(confirmApp, { body: { code: wrong } })).toMatchObject({
    status: 400,
    body: { fields: { code: expect.any(String) } },
  });
  const answer = await admin.browser.call(confirmApp, { body: { code: codeOf(secret) } });
  expect(answer.status).toBe(200);
  expect((answer.body as { recovery_codes: string[] }).recovery_codes).toHaveLength(10);
  expect(await isOpen(admin)).toBe(true);
  expect(await isSignedIn(admin.cookie)).toBe(false);
  const [row] = await database()
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, admin.id));
  expect(JSON.stringify(row)).not.toContain(secret);
});

test('each session gives it, each code is good once, and one of another half minute too', async () => {
  const { admin, secret } = await withApp();
  const second = await elsewhere(admin);
  expect(await isOpen(second)).toBe(false);
  const reused = await second.browser.call(openAdministration, {
    body: { code: codeOf(secret) },
  });
  expect(reused.status).toBe(400);
  const next = codeOf(secret, Date.now() + 30_000);
  const answer = await second.browser.call(openAdministration, {
    body: { code: `${next.slice(0, 3)} ${next.slice(3)}` },
  });
  expect(answer).toMatchObject({ status: 200, body: { open: true, recovery_codes_left: 10 } });
  expect(await isOpen(second)).toBe(true);
  expect(await isSignedIn(second.cookie)).toBe(false);
  await second.browser.call(closeAdministration);
  expect(await isOpen(second)).toBe(false);
  expect(await isOpen(admin)).toBe(true);
});

test('it lasts eight hours', async () => {
  const { admin } = await withApp();
  await database()
    .update(sessions)
    .set({ secondFactorAt: new Date(Date.now() - 8 * 3_600_000 - 1000) })
    .where(eq(sessions.userId, admin.id));
  expect(await isOpen(admin)).toBe(false);
  expect((await admin.browser.call(getSecondFactor)).body).toMatchObject({
    set_up: true,
    open: false,
  });
});

test('of one recovery code at twice in two sessions one opens', async () => {
  const { admin, codes } = await withApp();
  const others = await Promise.all([elsewhere(admin), elsewhere(admin)]);
  const body = { code: codes[3]?.toUpperCase() };
  const answers = await Promise.all(
    others.map(({ browser }) => browser.call(openAdministration, { body })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await admin.browser.call(getSecondFactor)).body).toMatchObject({
    recovery_codes_left: 9,
  });
  const stored = await database()
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, admin.id));
  expect(JSON.stringify(stored)).not.toContain(codes[0]?.replaceAll('-', ''));
  expect(await eventsOf(admin)).toEqual(['second_factor_set_up', 'recovery_code_used']);
});

test('a recovery code of before, shorter and known by a keyed hash, is good once too', async () => {
  const { admin, codes } = await withApp();
  expect(codes[0]).toMatch(/^(?:[a-z2-7]{4}-){5}[a-z2-7]{4}$/);
  const code = 'abcdefgh234567zz';
  const codeHash = keyedHash(code, `recovery code of ${admin.id}`);
  await database().insert(recoveryCodes).values({ userId: admin.id, codeHash });
  const open = async () => {
    const { browser } = await elsewhere(admin);
    return (await browser.call(openAdministration, { body: { code } })).status;
  };
  expect([await open(), await open()]).toEqual([200, 400]);
});

test('whoever has the session alone brings no app of their own', async () => {
  const { admin, secret } = await withApp();
  const thief = await elsewhere(admin);
  expect(await thief.browser.call(setUpApp, known)).toMatchObject({
    status: 403,
    body: { key: 'second_factor_required' },
  });
  const { secret: fresh } = await setUp(admin);
  expect(fresh).not.toBe(secret);
  const stolen = { body: { code: codeOf(fresh) } };
  expect((await thief.browser.call(confirmApp, stolen)).status).toBe(403);
  const old = { body: { code: codeOf(secret, Date.now() + 30_000) } };
  expect((await thief.browser.call(openAdministration, old)).status).toBe(200);
});

test('ten codes in a quarter of an hour', async () => {
  const { admin } = await withApp();
  const { cookie } = await elsewhere(admin);
  const statuses: number[] = [];
  for (let tries = 0; tries < 10; tries += 1)
    statuses.push((await send(openAdministration, { cookie, body: { code: '000000' } })).status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(9);
  expect(statuses.at(-1)).toBe(429);
});
