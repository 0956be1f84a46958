import { eq } from 'drizzle-orm';
import { getSecondFactor } from '@/lib/contract/admin/second-factor';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, newClient, signIn } from '@/lib/testing/factories';
import { administrators, changeAdministrator } from './administrators';

const NOW = Date.now();

async function newSession(email: string): Promise<string> {
  const [row] = await database().select().from(users).where(eq(users.email, email));
  if (!row) throw new Error('no such user');
  return signIn(row);
}

test('granted, set up anew and taken back; each ends every session', async () => {
  const { email, cookie } = await newClient();
  expect(await changeAdministrator('grant', email.toUpperCase(), NOW)).toBe(true);
  expect(await changeAdministrator('grant', email, NOW)).toBe(false);
  expect((await send(getSecondFactor, { cookie })).status).toBe(404);
  expect(await administrators()).toContainEqual({ email, secondFactor: false });
  const second = await newSession(email);
  expect((await send(getSecondFactor, { cookie: second })).body).toMatchObject({ set_up: false });
  expect(await changeAdministrator('revoke', email, NOW)).toBe(true);
  expect((await send(getSecondFactor, { cookie: await newSession(email) })).status).toBe(404);
  expect(await changeAdministrator('reset', email, NOW)).toBe(false);
});

test('a lost second factor is set up at the next visit', async () => {
  const { email } = await newAdmin();
  expect(await changeAdministrator('reset', email, NOW)).toBe(true);
  const cookie = await newSession(email);
  expect((await send(getSecondFactor, { cookie })).body).toMatchObject({
    set_up: false,
    open: false,
    recovery_codes_left: 0,
  });
});

test('only for a verified address that has an account', async () => {
  const { email } = await newClient({ emailVerifiedAt: null });
  await expect(changeAdministrator('grant', email, NOW)).rejects.toMatchObject({
    key: 'email_not_verified',
  });
  await expect(changeAdministrator('grant', 'nobody@example.com', NOW)).rejects.toMatchObject({
    key: 'not_found',
  });
});
