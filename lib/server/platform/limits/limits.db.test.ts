import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, like, sql } from 'drizzle-orm';
import {
  changePassword,
  correctAddress,
  logout,
  resetPassword,
  sendResetMail,
  sendVerifyEmail,
  signin,
  signup,
} from '@/lib/contract/accounts/authentication';
import { changeSettings, requestDeletion as planDeletion } from '@/lib/contract/accounts/settings';
import { searchLawyers } from '@/lib/contract/lawyers/search';
import { DAY_MS } from '@/lib/domain/platform/time';
import { hashPassword } from '@/lib/server/accounts/credentials/passwords-service';
import { issueLinkToken } from '@/lib/server/accounts/credentials/tokens-service';
import { rateLimits } from '@/lib/server/schema/accounts';
import { mails } from '@/lib/server/schema/messages';
import { TestBrowser } from '@/lib/testing/api/requests';
import { newClient } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { byTier } from '@/lib/testing/jest/tier';
import {
  challengeFor,
  exhaust,
  from,
  guess,
  newAddress,
  PASSWORD,
  PROOF_REQUIRED,
  right,
  solved,
  wrong,
} from '@/lib/testing/soak/guesses';
import { database } from '../db/pool';
import { consumedShare, consumeRateLimit, purgeLimits } from './service';

applySettings({ ADDRESS_LIMIT_FACTOR: '1' });

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const newcomer = (name: string, proof?: string) => ({
  first_name: 'Ana',
  last_name: 'Reyes',
  password: PASSWORD,
  proof,
  email: `${name}@example.com`,
});

const costFrom = async (address: string) => (await challengeFor(address)).parameters.cost;

test('whose points are counted cannot be guessed from what is stored', async () => {
  const number = '+639170000000';
  await consumeRateLimit('text_off_codes_pause', number);
  await consumeRateLimit('text_off_codes_number', number);
  const rows = await database().select().from(rateLimits).where(like(rateLimits.key, 'text_off_%'));
  const stored = rows.map(({ key }) => key.split(':')[1]);
  expect(stored).toHaveLength(2);
  expect(stored).not.toContain(createHash('sha256').update(number).digest('base64url'));
  // Nor can those of one limit be told to be those of another.
  expect(new Set(stored).size).toBe(2);
});

describe('wrong passwords', () => {
  test('twenty in an hour, from wherever: then a proof of work is asked for, known address or not', async () => {
    const { email } = await newClient({ passwordHash });
    for (const to of [email, 'no@example.com']) {
      expect(await guess(22, to)).toEqual([...Array(20).fill(401), 403, 403]);
      expect(await right(to)).toMatchObject(PROOF_REQUIRED);
      expect(
        (await from(newAddress(), signin, { email: to, password: 'x', proof: await solved() }))
          .status,
      ).toBe(401);
    }
  });

  test('never keep the owner out: with the proof the right one signs in', async () => {
    const { email } = await newClient({ passwordHash });
    await guess(byTier(25, 60), email);
    for (let i = 0; i < 3; i += 1) {
      expect(await right(email)).toMatchObject(PROOF_REQUIRED);
      expect((await right(email, await solved())).status).toBe(200);
    }
    expect(await right(email, 'forged')).toMatchObject(PROOF_REQUIRED);
  });

  test('are nothing to a device that signed in before, wherever it is', async () => {
    const { email } = await newClient({ passwordHash });
    const address = newAddress();
    const phone = new TestBrowser();
    const signIn = (password = PASSWORD) =>
      phone.call(signin, { body: { email, password }, headers: { 'x-client-address': address } });
    await signIn();
    await phone.call(logout);
    await exhaust(address);
    await guess(21, email);
    expect((await wrong(email, address)).status).toBe(429);
    expect((await signIn()).status).toBe(200);

    for (let i = 0; i < 20; i += 1) expect((await signIn('Wrong-pass1')).status).toBe(401);
    expect((await signIn()).status).toBe(429);
  });

  test('a hundred in a quarter of an hour end the tries of an address, for every account', async () => {
    const address = newAddress();
    const wrongTries = byTier(10, 100);
    await exhaust(address, 100 - wrongTries);
    for (let i = 0; i < wrongTries; i += 1) await wrong(`somebody-${i}@example.com`, address);
    const { email } = await newClient({ passwordHash });
    const refused = await right(email, undefined, address);
    expect(refused).toMatchObject({ status: 429, body: { key: 'rate_limited' } });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect((await right(email)).status).toBe(200);
  });

  test('that lack a proof of work take no tries of an address from others behind it', async () => {
    const [address, email] = [newAddress(), 'asked-for-a-proof@example.com'];
    for (let i = 0; i < 20; i += 1) await wrong(email, newAddress());
    for (let i = 0; i < 5; i += 1)
      expect(await right(email, undefined, address)).toMatchObject(PROOF_REQUIRED);
    expect(await consumedShare('sign_in_address', address)).toBe(0);
  });

  test('of many at once no more pass than one after another', async () => {
    const { email } = await newClient({ passwordHash });
    const answers = await Promise.all(Array.from({ length: 25 }, () => wrong(email)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(403)]);
  });
});

describe('sign-ups behind one address', () => {
  // mastodon/mastodon#14265: hundreds of phones behind one address of their carrier.
  test('go on with a proof of work from the fourth on, and what is refused for lack of one counts nothing', async () => {
    const address = newAddress();
    const names = Array.from({ length: 15 }, (_, i) => `neighbour-${i}`);
    for (const name of names.slice(0, 3))
      expect((await from(address, signup, newcomer(name))).status).toBe(201);
    for (const name of names.slice(3)) {
      expect(await from(address, signup, newcomer(name))).toMatchObject({
        status: 403,
        body: { key: 'proof_required' },
      });
      const proof = await solved(address);
      expect((await from(address, signup, newcomer(name, proof))).status).toBe(201);
      expect((await from(address, signup, newcomer('again', proof))).status).toBe(403);
    }
    expect(await consumedShare('sign_up_address', address)).toBe(names.length);
  });

  test('take a proof that grows dearer, half of it at the least', async () => {
    const address = newAddress();
    const [cheap, before] = [await solved(newAddress()), await costFrom(address)];
    expect(before).toBe(1_000);
    await consumeRateLimit('sign_up_address', address, 10);
    expect(await costFrom(address)).toBe(2_000);
    // Posed a moment ago, when it was half as dear.
    expect((await from(address, signup, newcomer('half', cheap))).status).toBe(201);
    await consumeRateLimit('sign_up_address', address, 15);
    expect(await costFrom(address)).toBe(4_000);
    const hoarded = await solved(newAddress());
    expect(await from(address, signup, newcomer('hoarded', hoarded))).toMatchObject({
      status: 403,
      body: { key: 'proof_required' },
    });
    const dear = await solved(address);
    expect((await from(address, signup, newcomer('dear', dear))).status).toBe(201);
    await consumeRateLimit('sign_up_address', address, 30);
    expect(await costFrom(address)).toBe(8_000);
    expect(await costFrom(newAddress())).toBe(1_000);
  });

  test('wait after a hundred in an hour; other addresses do not', async () => {
    const address = newAddress();
    await consumeRateLimit('sign_up_address', address, 100);
    const last = await from(address, signup, newcomer('last', await solved(address)));
    expect([last.status, Number(last.headers.get('retry-after')) > 3000]).toEqual([429, true]);
    expect((await from(newAddress(), signup, newcomer('last'))).status).toBe(201);
  });
});

test('an address that is corrected counts as a sign-up, because it says who has an account', async () => {
  const address = newAddress();
  const email = (await newClient()).email;
  const statuses: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    const { cookie } = await newClient({ emailVerifiedAt: null });
    statuses.push((await from(address, correctAddress, { email }, cookie)).status);
  }
  expect(statuses).toEqual([409, 409, 409, 403]);
  const { cookie } = await newClient({ emailVerifiedAt: null });
  const proven = { email: newcomer('corrected').email, proof: await solved() };
  expect((await from(address, correctAddress, proven, cookie)).status).toBe(200);
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

describe('reset mails', () => {
  const ask = (email: string, address = newAddress(), proof?: string) =>
    from(address, sendResetMail, { email, proof });

  test('can be asked for without end, and nobody learns whether there is an account', async () => {
    const { email } = await newClient();
    for (const to of [email, 'nobody@example.com']) {
      for (let i = 0; i < 12; i += 1) expect((await ask(to)).status).toBe(204);
    }
  });

  test('from the fourth of an address on take a proof of work, after a hundred wait; a known device does not', async () => {
    const address = newAddress();
    const [{ email }, other] = [await newClient({ passwordHash }), await newClient()];
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await ask(other.email, address)).status);
    for (let i = 0; i < 8; i += 1)
      statuses.push((await ask(other.email, address, await solved(address))).status);
    expect(statuses).toEqual([204, 204, 204, 403, ...Array(8).fill(204)]);
    expect(await consumedShare('reset_address', address)).toBe(11);
    expect(await costFrom(address)).toBe(2_000);
    await consumeRateLimit('reset_address', address, 89);
    expect((await ask(email, address, await solved(address))).status).toBe(429);

    const phone = new TestBrowser();
    await phone.call(signin, { body: { email, password: PASSWORD } });
    const here = { headers: { 'x-client-address': address } };
    expect((await phone.call(sendResetMail, { body: { email }, ...here })).status).toBe(204);
  });
});

test('twenty links to set a password that are worth nothing end the tries of an address', async () => {
  const address = newAddress();
  const user = await newClient({ passwordHash });
  const body = { token: 'x'.repeat(43), password: 'Quiet-77-river' };
  const statuses = [];
  for (let i = 0; i < 21; i += 1) statuses.push((await from(address, resetPassword, body)).status);
  expect(statuses).toEqual([...Array(20).fill(400), 429]);
  const link = { userId: user.id, kind: 'reset_password', hours: 1 } as const;
  const { token } = await issueLinkToken(database(), link, Date.now());
  expect((await from(address, resetPassword, { ...body, token })).status).toBe(204);
});

describe('mails to an address that is not confirmed', () => {
  const change = (cookie: string, email: string) =>
    from(newAddress(), changeSettings, { email, current_password: PASSWORD }, cookie);

  test('five an hour of an account, to whomever', async () => {
    const { cookie } = await newClient({ passwordHash });
    const statuses = [];
    for (let i = 0; i < 7; i += 1)
      statuses.push((await change(cookie, `stranger-${i}@example.com`)).status);
    expect(statuses).toEqual([...Array(5).fill(200), 429, 429]);
  });

  test('five an hour to a mailbox, of whomever and under whatever tag', async () => {
    const statuses = [];
    for (let i = 0; i < 4; i += 1) {
      const { cookie } = await newClient({ passwordHash });
      for (const to of ['Target@example.com', `target+${i}@example.com`])
        statuses.push((await change(cookie, to)).status);
    }
    expect(statuses).toEqual([...Array(5).fill(200), 429, 429, 429]);
    const sent = await database()
      .select()
      .from(mails)
      .where(sql`${mails.recipient}::text ~* '^target[@+]'`);
    expect(sent).toHaveLength(5);
  });

  test('do not stop somebody from signing up with it', async () => {
    const email = 'wanted@example.com';
    const { cookie } = await newClient({ passwordHash });
    for (let i = 0; i < 5; i += 1) await change(cookie, email);
    expect((await from(newAddress(), signup, newcomer('wanted'))).status).toBe(201);
    const sent = await database().select().from(mails).where(eq(mails.recipient, email));
    expect(sent.filter(({ template }) => template === 'verify-email')).toHaveLength(1);
  });

  test('are links to confirm it and nothing else', async () => {
    const user = await newClient({ passwordHash, emailVerifiedAt: null, firstName: 'Ligaya' });
    for (const agent of ['Chrome/140.0 Safari/537.36', 'Firefox/142.0'])
      await new TestBrowser().call(signin, {
        body: { email: user.email, password: PASSWORD },
        headers: { 'user-agent': `Mozilla/5.0 (X11; Linux) ${agent}` },
      });
    const body = { current_password: PASSWORD, new_password: 'Quiet-77-river' };
    const changed = await from(newAddress(), changePassword, body, user.cookie);
    expect(changed.status).toBe(204);
    const [line = ''] = changed.headers.getSetCookie();
    const [cookie = ''] = line.split(';');
    await from(newAddress(), planDeletion, { current_password: 'Quiet-77-river' }, cookie);
    expect((await from(newAddress(), sendVerifyEmail, {}, cookie)).status).toBe(204);
    const sent = await database().select().from(mails).where(eq(mails.recipient, user.email));
    expect(sent.map(({ template }) => template)).toEqual(['verify-email']);
    expect(sent[0]?.content?.html).not.toContain('Ligaya');
  });
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
  // They are counted in memory. Other processes are told of the one that used so many, in one row.
  const ofSearches = async () =>
    (await database().select().from(rateLimits)).filter(({ key }) => key.startsWith('search'));
  while ((await ofSearches()).reduce((sum, { points }) => sum + points, 0) < 120) await sleep(50);
  expect(await ofSearches()).toMatchObject([{ points: 120 }]);
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
