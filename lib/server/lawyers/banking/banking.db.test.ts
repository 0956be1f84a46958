import { eq } from 'drizzle-orm';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { setBankingInfo } from '@/lib/contract/lawyers/own-profile';
import { hashPassword } from '@/lib/server/accounts/credentials/passwords-service';
import { decrypt } from '@/lib/server/platform/crypto/encryption';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimits } from '@/lib/server/schema/accounts';
import { auditEvents } from '@/lib/server/schema/audit';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { lawyerSearch, lawyers } from '@/lib/server/schema/lawyers';
import { mails } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';

const PASSWORD = 'Harbor-42-lamp';
const ACCOUNT = {
  bank_id: 'BOPIPHMMXXX',
  account_name: 'Maria Santos',
  account_number: '0098 7654-3210',
  current_password: PASSWORD,
};

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const withPassword = (fields: Partial<typeof lawyers.$inferInsert> = {}) =>
  newLawyer(fields, { passwordHash });

const set = ({ cookie }: TestLawyer, change: object = {}) =>
  send(setBankingInfo, { cookie, body: { ...ACCOUNT, ...change } });

async function storedOf({ lawyerId }: TestLawyer) {
  const [row] = await database().select().from(lawyers).where(eq(lawyers.id, lawyerId));
  return row;
}

const mailsTo = ({ email }: TestLawyer) =>
  database().select().from(mails).where(eq(mails.recipient, email));
const eventsOf = ({ id }: TestLawyer) =>
  database().select().from(auditEvents).where(eq(auditEvents.subject, id));

test('an account is stored encrypted, answered masked, mailed and logged', async () => {
  const lawyer = await withPassword();
  const answer = await set(lawyer);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      banking_info: {
        bank_id: 'BOPIPHMMXXX',
        account_name: 'Maria Santos',
        account_number: '••••3210',
      },
    },
  });
  expect(JSON.stringify(answer.body)).not.toContain('7654');
  const { bankAccountNumber, bankChangedAt } = (await storedOf(lawyer)) ?? {};
  expect(Date.now() - (bankChangedAt?.getTime() ?? 0)).toBeLessThan(60_000);
  expect(bankAccountNumber).not.toContain('7654');
  expect(decrypt(bankAccountNumber as EncryptedText, `bank-account:${lawyer.lawyerId}`)).toBe(
    '009876543210',
  );

  const [mail, ...others] = await mailsTo(lawyer);
  expect(others).toEqual([]);
  expect(mail?.content?.text).toMatch(/BPI[\s\S]*••••3210/);
  expect(mail?.content?.text).toContain('we make no payouts for 72 hours');
  expect(mail?.content?.text).not.toContain('7654');
  expect(await eventsOf(lawyer)).toEqual([
    expect.objectContaining({ event: 'bank_account_changed', actor: 'owner', userId: lawyer.id }),
  ]);
});

test('the same again, also from two tabs, changes nothing and mails nobody', async () => {
  const lawyer = await withPassword();
  await Promise.all([set(lawyer), set(lawyer)]);
  const before = await storedOf(lawyer);
  expect((await set(lawyer, { account_number: '009876543210' })).status).toBe(200);
  expect(await storedOf(lawyer)).toEqual(before);
  expect(await mailsTo(lawyer)).toHaveLength(1);
  expect(await eventsOf(lawyer)).toHaveLength(1);
  await set(lawyer, { account_number: '009876543211' });
  expect(await mailsTo(lawyer)).toHaveLength(2);
});

test('needs the current password, and not without end', async () => {
  const lawyer = await withPassword();
  const before = await storedOf(lawyer);
  for (const [current_password, key, message] of [
    ['Wrong-42-lamp', 'wrong_password', 'This is not your current password.'],
    [undefined, 'invalid_input', 'Please provide a value.'],
  ]) {
    expect(await set(lawyer, { current_password })).toMatchObject({
      status: 400,
      body: { key, fields: { current_password: message } },
    });
  }
  for (let tries = 2; tries < 10; tries += 1) await set(lawyer, { current_password: 'Wrong-42' });
  expect(await set(lawyer)).toMatchObject({ status: 429, body: { key: 'rate_limited' } });
  expect(await storedOf(lawyer)).toEqual(before);
  expect(await mailsTo(lawyer)).toEqual([]);
  await database().delete(rateLimits);
  for (let tries = 0; tries < 12; tries += 1) expect((await set(lawyer)).status).toBe(200);
});

test('an account without a password sets one first', async () => {
  const answer = await set(await newLawyer());
  expect(answer).toMatchObject({
    status: 400,
    body: {
      key: 'wrong_password',
      fields: { current_password: expect.stringContaining('no password') },
    },
  });
});

test.each([
  [{ bank_id: 'NOBANK' }, { bank_id: 'Please provide a value.' }],
  [{ account_name: ' ' }, { account_name: 'Please provide a value.' }],
  [{ account_name: 'a'.repeat(121) }, { account_name: "Value can't be longer than 120." }],
  [{ account_number: '12345' }, { account_number: 'Please provide 6 to 20 digits.' }],
  [{ account_number: '1'.repeat(21) }, { account_number: 'Please provide 6 to 20 digits.' }],
  [{ account_number: '••••3210' }, { account_number: 'Please provide 6 to 20 digits.' }],
  [{ account_number: ' ' }, { account_number: 'Please provide a value.' }],
])('%j is refused', async (change, fields) => {
  const lawyer = await withPassword();
  expect(await set(lawyer, change)).toMatchObject({
    status: 400,
    body: { key: 'invalid_input', fields },
  });
});

test('the last part that was missing brings a public profile into search', async () => {
  const lawyer = await withPassword({
    bankId: null,
    bankAccountName: null,
    bankAccountNumber: null,
  });
  const found = () => database().$count(lawyerSearch, eq(lawyerSearch.lawyerId, lawyer.lawyerId));
  expect(await found()).toBe(0);
  expect(((await set(lawyer)).body as OwnProfile).missing).toEqual([]);
  expect(await found()).toBeGreaterThan(0);
});
