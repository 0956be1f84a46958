import { resetPassword, signin } from '@/lib/contract/accounts/authentication';
import { lawyerSignup } from '@/lib/contract/lawyers/signup';
import { hashPassword } from '@/lib/server/accounts/credentials/passwords-service';
import { issueLinkToken } from '@/lib/server/accounts/credentials/tokens-service';
import { TestBrowser } from '@/lib/testing/api/requests';
import { newClient } from '@/lib/testing/factories';
import { newcomer as newLawyer, signupForm } from '@/lib/testing/files/identity';
import { applySettings } from '@/lib/testing/jest/settings';
import {
  exhaust,
  from,
  guess,
  newAddress,
  PASSWORD,
  PROOF_REQUIRED,
  right,
  solved,
} from '@/lib/testing/soak/guesses';
import { database } from '../db/pool';

applySettings({ ADDRESS_LIMIT_FACTOR: '1' });

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

describe('wrong passwords', () => {
  test('ask a device of somebody else, and a forged one, as any other', async () => {
    const [{ email }, other] = [
      await newClient({ passwordHash }),
      await newClient({ passwordHash }),
    ];
    const neighbour = new TestBrowser();
    await neighbour.call(signin, { body: { email: other.email, password: PASSWORD } });
    await guess(20, email);
    const body = { email, password: PASSWORD };
    expect(await neighbour.call(signin, { body })).toMatchObject(PROOF_REQUIRED);
    const forger = new TestBrowser(`known_device=${neighbour.cookies.get('session')}`);
    expect(await forger.call(signin, { body })).toMatchObject(PROOF_REQUIRED);
  });

  test('one browser is known to several accounts', async () => {
    const [first, second] = [await newClient({ passwordHash }), await newClient({ passwordHash })];
    const family = new TestBrowser();
    for (const { email } of [first, second])
      await family.call(signin, { body: { email, password: PASSWORD } });
    for (const { email } of [first, second]) {
      await guess(20, email);
      expect((await family.call(signin, { body: { email, password: PASSWORD } })).status).toBe(200);
    }
  });

  test('are forgotten with a reset, and the browser that made it is known', async () => {
    const user = await newClient({ passwordHash });
    await guess(25, user.email);
    const address = newAddress();
    await exhaust(address);
    const { token } = await issueLinkToken(
      database(),
      { userId: user.id, kind: 'reset_password', hours: 1 },
      Date.now(),
    );
    const browser = new TestBrowser();
    const here = { headers: { 'x-client-address': address } };
    const reset = { token, password: 'Quiet-77-river' };
    expect((await browser.call(resetPassword, { body: reset, ...here })).status).toBe(204);
    const body = { email: user.email, password: reset.password };
    expect((await from(newAddress(), signin, body)).status).toBe(200);
    expect((await browser.call(signin, { body, ...here })).status).toBe(200);
  });

  test('the right one never uses the tries up', async () => {
    const { email } = await newClient({ passwordHash });
    for (let i = 0; i < 22; i += 1) expect((await right(email)).status).toBe(200);
  });

  test('a lawyer’s form sent again counts as a try', async () => {
    const { body, email } = await newLawyer();
    const again = async (proof = '') => {
      const form = await signupForm({ ...Object.fromEntries(body), ...(proof && { proof }) });
      return from(newAddress(), lawyerSignup, form);
    };
    await guess(20, email);
    expect(await again()).toMatchObject(PROOF_REQUIRED);
    expect((await again(await solved())).status).toBe(201);
  });
});
