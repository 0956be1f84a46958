import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { getSession } from '@/lib/contract/accounts/authentication';
import { getLawyerProfile as getProfile } from '@/lib/contract/lawyers/lawyers';
import { lawyerSignup } from '@/lib/contract/lawyers/signup';
import { getOwnVerification } from '@/lib/contract/lawyers/verification';
import { PRIVACY_VERSION, TERMS_VERSION } from '@/lib/domain/accounts/terms';
import { env } from '@/lib/env';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { SITE, send, TestBrowser } from '@/lib/testing/api/requests';
import { newClient } from '@/lib/testing/factories';
import {
  fileOf,
  newcomer,
  newestMail,
  picture,
  SIGNUP_PASSWORD,
  signupForm,
} from '@/lib/testing/files/identity';
import { SAMPLES } from '@/lib/testing/files/sample-files';
import { STORAGE_FOLDER } from '@/lib/testing/jest/storage';

const post = (body: FormData | object) => new TestBrowser().call(lawyerSignup, { body });
const stored = () =>
  readdirSync(STORAGE_FOLDER, { recursive: true }).filter((name) => /\.\w+$/.test(`${name}`));

async function accounts(email: string) {
  return database().select().from(users).where(eq(users.email, email));
}

test('makes an account that is signed in, a hidden profile with a handle, and both mails', async () => {
  const { browser, email, lawyerId } = await newcomer();
  expect(lawyerId).toMatch(/^maria-pena-santos-[a-z0-9]{4}$/);
  expect((await browser.call(getSession)).body).toMatchObject({
    type: 'LAWYER',
    email,
    email_verified: false,
    phone: '+639171234567',
    roles: [],
  });
  const [lawyer] = await database().select().from(lawyers).where(eq(lawyers.id, lawyerId));
  expect(lawyer).toMatchObject({
    displayName: 'María Peña Santos',
    rollNumber: '56214',
    ibpNumber: '104873',
    barYear: 2011,
    region: 'Central Visayas (VII)',
    city: 'Cebu City',
    areas: ['Labor', 'Civil'],
    languages: ['English'],
    isPublic: false,
    ibpVerifiedAt: null,
  });
  expect((await send(getProfile, { params: { id: lawyerId } })).status).toBe(404);
  expect(await newestMail(email, 'verify-email')).toContain(`${SITE}/verify-email/`);
  const request = await newestMail(env.VERIFIER_EMAIL, 'verification-request');
  expect(request).toContain('María Peña Santos');
  expect(request).toContain('56214');
  expect(request).not.toContain('104873');
  expect(request).not.toContain(email);
});

test('the tick is stored with its time and the terms of the day; without it the account is made all the same', async () => {
  const ticked = await newcomer({ consent: 'true' });
  expect(await accounts(ticked.email)).toMatchObject([
    {
      termsAcceptedAt: expect.any(Date),
      termsVersion: TERMS_VERSION,
      privacyVersion: PRIVACY_VERSION,
    },
  ]);
  const { email } = await newcomer();
  expect(await accounts(email)).toMatchObject([{ termsAcceptedAt: null, privacyVersion: null }]);
});

test('keys that were sent once are lists all the same; doubles count once', async () => {
  const { lawyerId } = await newcomer({
    areas_of_practice: 'Taxation',
    languages: ['Waray', 'Waray', 'English'],
  });
  const [lawyer] = await database().select().from(lawyers).where(eq(lawyers.id, lawyerId));
  expect(lawyer).toMatchObject({ areas: ['Taxation'], languages: ['Waray', 'English'] });
});

test('the place to come back to is carried into the mail; a foreign one is not', async () => {
  const { email } = await newcomer({ callback_url: '/lawyer-portal?from=ad' });
  expect(await newestMail(email, 'verify-email')).toContain(
    'callback_url=%2Flawyer-portal%3Ffrom%3Dad',
  );
  const other = await newcomer({ callback_url: '//evil.example' });
  expect(await newestMail(other.email, 'verify-email')).not.toContain('callback_url');
});

test.each([
  ['no names', { first_name: ' ', last_name: null }, ['first_name', 'last_name']],
  ['no address', { email: '' }, ['email']],
  ['a weak password', { password: 'abcdefgh' }, ['password']],
  ['a password of our name', { password: 'Sangguni-2026' }, ['password']],
  ['no phone', { phone: '' }, ['phone']],
  ['a roll number with words', { roll_number: 'No. 56214' }, ['roll_number']],
  ['no IBP number', { ibp_number: null }, ['ibp_number']],
  ['no year', { bar_year: '' }, ['bar_year']],
  ['half a year', { bar_year: '20' }, ['bar_year']],
  ['a year in the future', { bar_year: '2999' }, ['bar_year']],
  ['an unknown region', { region: 'Atlantis' }, ['region']],
  ['a long city', { city: 'a'.repeat(61) }, ['city']],
  ['no area', { areas_of_practice: [] }, ['areas_of_practice']],
  ['an unknown area', { areas_of_practice: ['Civil', 'Magic'] }, ['areas_of_practice.1']],
  ['no language', { languages: null }, ['languages']],
  ['no government ID', { government_id: null }, ['government_id']],
  ['text instead of a file', { ibp_id: 'ibp.jpg' }, ['ibp_id']],
  ['a tick that is none', { consent: 'false' }, ['consent']],
  ['an empty file', { ibp_id: fileOf(new Uint8Array(), 'ibp.jpg') }, ['ibp_id']],
])('%s: 400 by field, and nothing is stored', async (_what, changes, fields) => {
  const before = stored();
  const form = await signupForm(changes);
  const answer = await post(form);
  expect(answer).toMatchObject({ status: 400, body: { key: 'invalid_input' } });
  expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(fields);
  expect(await accounts(String(form.get('email')))).toEqual([]);
  expect(stored()).toEqual(before);
});

test('the texts of the specification', async () => {
  const answer = await post(
    await signupForm({ bar_year: '2999', email: 'ana@', city: 'a'.repeat(61) }),
  );
  expect(answer.body).toMatchObject({
    fields: {
      bar_year: "A year can't be in the future.",
      email: 'Please provide valid email.',
      city: "Value can't be longer than 60.",
    },
  });
});

test('an ID of more than 5 MB is 413, with the text of the specification', async () => {
  const large = Buffer.concat([SAMPLES.pdf, Buffer.alloc(5 * 1024 * 1024)]);
  const form = await signupForm({ government_id: fileOf(large, 'passport.pdf') });
  expect(await post(form)).toMatchObject({
    status: 413,
    body: { key: 'too_large', fields: { government_id: 'Maximum size is 5 mb.' } },
  });
});

test('JSON is refused, and so is another site, before anything is read', async () => {
  expect((await post({ first_name: 'Ana' })).status).toBe(415);
  const body = await signupForm();
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
    const answer = await send(lawyerSignup, { body, headers });
    expect(answer).toMatchObject({ status: 403, body: { key: 'cross_site' } });
  }
  expect(await accounts(String(body.get('email')))).toEqual([]);
});

describe('the same form again, because the answer was lost', () => {
  test('signs in to the account that the first try made', async () => {
    const { body, email, userId } = await newcomer();
    const files = stored();
    const browser = new TestBrowser();
    const answer = await browser.call(lawyerSignup, { body });
    expect(answer).toMatchObject({ status: 201, body: { _id: userId, email } });
    expect((await browser.call(getSession)).body).toMatchObject({ _id: userId });
    expect(await accounts(email)).toHaveLength(1);
    expect(stored()).toEqual(files);
  });

  test('also when both are under way', async () => {
    const body = await signupForm();
    const files = stored().length;
    const answers = await Promise.all([post(body), post(body), post(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => (answer.body as { _id: string })._id)).size).toBe(1);
    expect(stored()).toHaveLength(files + 2);
  });

  test.each([
    ['another password', { password: 'Calamansi99' }],
    ['another roll number', { roll_number: '56215' }],
  ])('%s is somebody else: 409', async (_what, changes) => {
    const { email } = await newcomer();
    const answer = await post(await signupForm({ email, ...changes }));
    expect(answer).toMatchObject({ status: 409, body: { key: 'email_taken' } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('an older account is signed in to at /login', async () => {
    const { body, userId } = await newcomer();
    const createdAt = new Date(Date.now() - 25 * 3600 * 1000);
    await database().update(users).set({ createdAt }).where(eq(users.id, userId));
    expect((await post(body)).status).toBe(409);
  });

  test('a client of this address stays a client', async () => {
    const { email } = await newClient();
    const form = await signupForm({ email, password: SIGNUP_PASSWORD });
    expect((await post(form)).status).toBe(409);
    expect(await accounts(email)).toMatchObject([{ type: 'CUSTOMER' }]);
  });
});

test('the lawyer sees where the check stands once the address is verified', async () => {
  const { browser, userId } = await newcomer({
    ibp_id: fileOf(await picture('png'), 'über id.PNG'),
  });
  expect((await browser.call(getOwnVerification)).status).toBe(403);
  await database().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, userId));
  expect((await browser.call(getOwnVerification)).body).toMatchObject({
    status: 'PENDING',
    submitted_at: expect.any(String),
    decided_at: null,
    reason: null,
    documents: [
      { kind: 'ibp_id', name: 'über id.jpg', content_type: 'image/jpeg' },
      { kind: 'government_id', name: 'passport.pdf', content_type: 'application/pdf' },
    ],
  });
});
