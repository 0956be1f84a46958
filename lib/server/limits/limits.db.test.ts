import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { GET as getChallenge } from '@/app/api/v1/auth/challenge/route';
import { POST as changePassword } from '@/app/api/v1/auth/change-password/route';
import { POST as sendResetMail } from '@/app/api/v1/auth/reset-password/email/route';
import { POST as signin } from '@/app/api/v1/auth/signin/route';
import { POST as signup } from '@/app/api/v1/auth/signup/route';
import { POST as sendVerifyEmail } from '@/app/api/v1/auth/verify-email/send/route';
import { GET as searchLawyers } from '@/app/api/v1/lawyers/route';
import { DAY_MS } from '@/lib/domain/time';
import { database } from '@/lib/server/db/pool';
import { rateLimits } from '@/lib/server/db/schema/accounts';
import { mails } from '@/lib/server/db/schema/messages';
import type { RouteHandler } from '@/lib/server/http/http';
import { hashPassword } from '@/lib/server/passwords/service';
import { newClient } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { TestBrowser } from '@/lib/testing/requests';
import { purgeLimits } from './service';

applySettings({ ADDRESS_LIMIT_FACTOR: '1' });

const PASSWORD = 'Harbor-42-lamp';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

let house = 0;
/** An address nobody has come from yet. */
function newAddress(): string {
  house += 1;
  return `198.51.100.${house}`;
}

const from = (address: string, handler: RouteHandler, body?: unknown, cookie = '') =>
  new TestBrowser(cookie).call(handler, { body, headers: { 'x-client-address': address } });

const newcomer = (name: string, proof?: string) => ({
  ...{ first_name: 'Ana', last_name: 'Reyes', password: PASSWORD, proof },
  email: `${name}@example.com`,
});

async function solved(): Promise<string> {
  const { body } = await new TestBrowser().call(getChallenge);
  const challenge = JSON.parse(
    Buffer.from((body as { challenge: string }).challenge, 'base64').toString(),
  );
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

test('after ten wrong passwords the right one waits too, but not from elsewhere', async () => {
  const { email } = await newClient({ passwordHash });
  const thief = newAddress();
  for (let i = 0; i < 10; i += 1) {
    expect((await from(thief, signin, { email, password: 'Wrong-pass1' })).status).toBe(401);
  }
  const refused = await from(thief, signin, { email, password: PASSWORD });
  expect(refused).toMatchObject({ status: 429, body: { key: 'rate_limited' } });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(800);
  expect(wait).toBeLessThanOrEqual(900);
  expect((await from(newAddress(), signin, { email, password: PASSWORD })).status).toBe(200);
});

test('an unknown address is refused after as many tries as a known one', async () => {
  const address = newAddress();
  const statuses = [];
  for (let i = 0; i < 11; i += 1) {
    statuses.push((await from(address, signin, { email: 'no@example.com', password: 'x' })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('signing in with the right password never uses the tries up', async () => {
  const { email } = await newClient({ passwordHash });
  const address = newAddress();
  for (let i = 0; i < 12; i += 1) {
    expect((await from(address, signin, { email, password: PASSWORD })).status).toBe(200);
  }
});

test('of many tries at once no more pass than one after another', async () => {
  const { email } = await newClient({ passwordHash });
  const address = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => from(address, signin, { email, password: 'Wrong-pass1' })),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(15).fill(429)]);
});

test('the fourth sign-up from an address brings a proof of work, the eleventh waits', async () => {
  const address = newAddress();
  for (const name of ['one', 'two', 'three']) {
    expect((await from(address, signup, newcomer(name))).status).toBe(201);
  }
  expect(await from(address, signup, newcomer('four'))).toMatchObject({
    status: 403,
    body: { key: 'proof_required' },
  });
  const proof = await solved();
  expect((await from(address, signup, newcomer('four', proof))).status).toBe(201);
  expect((await from(address, signup, newcomer('five', proof))).status).toBe(403);
  for (const name of ['six', 'seven', 'eight', 'nine']) {
    expect((await from(address, signup, newcomer(name, await solved()))).status).toBe(201);
  }
  const last = await from(address, signup, newcomer('ten', await solved()));
  expect([last.status, Number(last.headers.get('retry-after')) > 3000]).toEqual([429, true]);
  expect((await from(newAddress(), signup, newcomer('ten'))).status).toBe(201);
});

test.each([
  ['not base64 of anything', async () => '%%%'],
  ['without a solution', async () => Buffer.from('{"challenge":{}}').toString('base64')],
  [
    'with another solution',
    async () => altered(await solved(), /"derivedKey":"./, '"derivedKey":"f'),
  ],
  ['of an altered challenge', async () => altered(await solved(), /"nonce":"./, '"nonce":"f')],
  [
    'without its signature',
    async () => altered(await solved(), /"signature":"\w+"/, '"signature":""'),
  ],
])('a proof that is %s is refused', async (_, make) => {
  const answer = await from(newAddress(), signup, newcomer('forger', await make()));
  expect(answer).toMatchObject({ status: 403, body: { key: 'proof_required' } });
});

function altered(proof: string, pattern: RegExp, by: string): string {
  const text = Buffer.from(proof, 'base64').toString();
  const changed = text.replace(pattern, by);
  // One in sixteen begins with the digit that replaces it.
  const different = changed === text ? text.replace(pattern, by.replace('f', '0')) : changed;
  return Buffer.from(different).toString('base64');
}

test('three reset mails an hour reach an account, and nobody learns whether there is one', async () => {
  const { email } = await newClient();
  for (const to of [email, 'nobody@example.com']) {
    const statuses = [];
    for (let i = 0; i < 4; i += 1) {
      statuses.push((await from(newAddress(), sendResetMail, { email: to })).status);
    }
    expect([to, statuses]).toEqual([to, [204, 204, 204, 429]]);
  }
  const sent = await database().select().from(mails).where(eq(mails.recipient, email));
  expect(sent).toHaveLength(3);
});

test('five verification mails an hour', async () => {
  const user = await newClient({ emailVerifiedAt: null });
  const statuses = [];
  for (let i = 0; i < 6; i += 1) {
    statuses.push((await from(newAddress(), sendVerifyEmail, {}, user.cookie)).status);
  }
  expect(statuses).toEqual([...Array(5).fill(204), 429]);
});

test('ten wrong guesses at the current password', async () => {
  const user = await newClient({ passwordHash });
  const body = { current_password: 'Wrong-pass1', new_password: 'Quiet-77-river' };
  const statuses = [];
  for (let i = 0; i < 11; i += 1) {
    statuses.push((await from(newAddress(), changePassword, body, user.cookie)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

test('two searches a second from one address, for a minute', async () => {
  const address = newAddress();
  const statuses = [];
  for (let i = 0; i < 121; i += 1) statuses.push((await from(address, searchLawyers)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  expect((await from(newAddress(), searchLawyers)).status).toBe(200);
});

test('counters hold no address and are forgotten', async () => {
  const address = newAddress();
  await from(address, signin, { email: 'somebody@example.com', password: 'x' });
  const rows = await database().select().from(rateLimits);
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) {
    expect(key).not.toContain(address);
    expect(key).not.toContain('@');
  }
  await purgeLimits(Date.now() + 2 * DAY_MS);
  expect(await database().select().from(rateLimits)).toEqual([]);
});
