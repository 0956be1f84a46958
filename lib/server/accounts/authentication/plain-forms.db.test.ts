import { POST as signInForm } from '@/app/forms/sign-in/route';
import { POST as signUpForm } from '@/app/forms/sign-up/route';
import { getSession } from '@/lib/contract/accounts/authentication';
import type { FormRefusal } from '@/lib/contract/platform/form-refusal';
import { sitePath } from '@/lib/domain/platform/safe-path';
import { readRefusal } from '@/lib/server/platform/session/refusal-cookie';
import { SITE, TestBrowser } from '@/lib/testing/api/requests';
import { newClient, newLawyer } from '@/lib/testing/factories';
import { changedSince, markChanges, noteChanges } from '@/lib/testing/whole-database';
import { hashPassword } from '../credentials/passwords-service';

const PASSWORD = 'Harbor-42-lamp';
const LOGIN = sitePath`/login`;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  await noteChanges();
});

let addresses = 0;

interface Sent {
  fields: Record<string, string>;
  query?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

/** Sends a form as a browser without scripts does, from a client address of its own. */
async function send(form: typeof signInForm, sent: Sent) {
  addresses += 1;
  const { fields, query = '', cookie, headers } = sent;
  const response = await form(
    new Request(`${SITE}/forms/x${query}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-client-address': `192.0.2.${addresses}`,
        ...(cookie && { cookie }),
        ...headers,
      },
    }),
  );
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return {
    status: response.status,
    to: response.headers.get('location'),
    cookies: cookies.filter((pair) => !pair.endsWith('=')).join('; '),
    headers: response.headers,
  };
}

function refusalOf({ cookies }: { cookies: string }, page = LOGIN): Promise<FormRefusal | null> {
  return readRefusal(cookies, page);
}

test('the right password leads to the portal of the account, with its session', async () => {
  const client = await newClient({ passwordHash });
  const lawyer = await newLawyer({}, { passwordHash });
  for (const [user, portal] of [
    [client, '/customer-portal'],
    [lawyer, '/lawyer-portal'],
  ] as const) {
    const answer = await send(signInForm, { fields: { email: user.email, password: PASSWORD } });
    expect(answer).toMatchObject({ status: 303, to: portal });
    expect(answer.headers.get('x-request-id')).toBeTruthy();
    expect(answer.cookies).toMatch(/known_device=/);
    const { body } = await new TestBrowser(answer.cookies).call(getSession);
    expect(body).toMatchObject({ _id: user.id });
  }
});

test('leads to callback_url where it is a path of this site, else to the portal', async () => {
  const { email } = await newClient({ passwordHash });
  for (const [wanted, to] of [
    ['/book/ana/2026-11-24T02:00:00Z?duration=60', '/book/ana/2026-11-24T02:00:00Z?duration=60'],
    ['http://127.0.0.1:3000/meeting/m1?a=b', '/meeting/m1?a=b'],
    ['https://127.0.0.1:3000/meeting/m1', '/customer-portal'],
    ['https://example.com', '/customer-portal'],
    ['//example.com', '/customer-portal'],
    ['/login', '/customer-portal'],
  ] as const) {
    const query = `?callback_url=${encodeURIComponent(wanted)}`;
    expect(await send(signInForm, { fields: { email, password: PASSWORD }, query })).toMatchObject({
      status: 303,
      to,
    });
  }
});

test('a refused form comes back with what was typed, but never the password', async () => {
  const { email } = await newClient({ passwordHash });
  const query = '?callback_url=%2Fbook%2Fana';
  const answers = [];
  for (const typed of [email, 'nobody@example.com']) {
    const fields = { email: typed, password: 'Wrong-pass1' };
    const answer = await send(signInForm, { fields, query });
    expect(answer).toMatchObject({ status: 303, to: `/login${query}` });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^refused_form=.*Max-Age=60; SameSite=Lax; HttpOnly$/),
    ]);
    const refusal = await refusalOf(answer);
    expect(refusal).toMatchObject({ key: 'bad_credentials', values: { email: typed } });
    expect(JSON.stringify(refusal)).not.toContain('Wrong-pass1');
    answers.push({ ...refusal, values: null });
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('is shown on its own page alone, and forged nowhere', async () => {
  const answer = await send(signInForm, { fields: { email: 'a@example.com', password: 'x' } });
  expect(await refusalOf(answer, sitePath`/signup/customer`)).toBeNull();
  expect(await refusalOf({ cookies: `${answer.cookies}x` })).toBeNull();
});

test('an empty form says what is missing beside each field', async () => {
  const answer = await send(signInForm, { fields: {} });
  expect(await refusalOf(answer)).toMatchObject({
    key: 'invalid_input',
    fields: { email: expect.any(String), password: expect.any(String) },
  });
});

test('the session that came with the form ends, and a failed one leaves it alone', async () => {
  const user = await newClient({ passwordHash });
  const wrong = { email: user.email, password: 'Wrong-pass1' };
  await send(signInForm, { fields: wrong, cookie: user.cookie });
  expect((await new TestBrowser(user.cookie).call(getSession)).status).toBe(200);
  const right = { email: user.email, password: PASSWORD };
  const answer = await send(signInForm, { fields: right, cookie: user.cookie });
  expect((await new TestBrowser(user.cookie).call(getSession)).status).toBe(401);
  expect((await new TestBrowser(answer.cookies).call(getSession)).status).toBe(200);
});

test('guesses count as they do at the API; then a proof is due that no plain form can bring', async () => {
  const { email } = await newClient({ passwordHash });
  const guess = async () => {
    const answer = await send(signInForm, { fields: { email, password: 'Wrong-pass1' } });
    return (await refusalOf(answer))?.key;
  };
  const keys = [];
  for (let i = 0; i < 21; i += 1) keys.push(await guess());
  expect(keys).toEqual([...Array(20).fill('bad_credentials'), 'proof_required']);
  const right = await send(signInForm, { fields: { email, password: PASSWORD } });
  expect(right.cookies).not.toContain('session=');
  expect(await refusalOf(right)).toMatchObject({ key: 'proof_required', values: { email } });
});

describe.each([
  ['sign-in', signInForm],
  ['sign-up', signUpForm],
])('the form of %s', (_name, form) => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': '', origin: 'https://evil.example' },
    { 'sec-fetch-site': '' },
  ])('is refused from another site: %j', async (headers) => {
    const user = await newClient({ passwordHash });
    const before = await markChanges();
    const fields = { ...newcomer('thief'), email: user.email, password: PASSWORD };
    const answer = await send(form, { fields, cookie: user.cookie, headers });
    expect([answer.status, answer.to, answer.cookies]).toEqual([403, null, '']);
    expect(await changedSince(before)).toEqual([]);
  });

  test('takes nothing but a form', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await send(form, { fields: {}, headers })).status).toBe(415);
  });
});

const newcomer = (mark: string) => ({
  first_name: 'Ana',
  last_name: 'Reyes',
  email: `${mark}@example.com`,
  password: PASSWORD,
});

test('signing up opens the account and leads on', async () => {
  const query = '?callback_url=%2Fbook%2Fana';
  const answer = await send(signUpForm, { fields: newcomer('plain.form'), query });
  expect(answer).toMatchObject({ status: 303, to: '/book/ana' });
  const { body } = await new TestBrowser(answer.cookies).call(getSession);
  expect(body).toMatchObject({ email: 'plain.form@example.com', email_verified: false });
});

test('signing up says what is wrong beside each field, and keeps the rest', async () => {
  const fields = { ...newcomer('typo@'), last_name: '' };
  const refusal = await refusalOf(await send(signUpForm, { fields }), sitePath`/signup/customer`);
  expect(refusal).toMatchObject({
    key: 'invalid_input',
    fields: {
      email: 'Please provide valid email.',
      last_name: 'Please provide a value.',
    },
    values: { first_name: 'Ana', email: 'typo@@example.com' },
  });
  expect(JSON.stringify(refusal)).not.toContain(PASSWORD);
});

test('one name is taken by a tick, whatever stands as the other', async () => {
  const fields = { ...newcomer('one.name'), first_name: 'Sukarno', last_name: '-', one_name: 'on' };
  const { cookies, status } = await send(signUpForm, { fields });
  expect(status).toBe(303);
  const { body } = await new TestBrowser(cookies).call(getSession);
  expect(body).toMatchObject({ first_name: 'Sukarno', last_name: '' });
  const wrong = { ...fields, email: 'no' };
  const refusal = await refusalOf(
    await send(signUpForm, { fields: wrong }),
    sitePath`/signup/customer`,
  );
  expect(refusal?.fields).toEqual({ email: 'Please provide valid email.' });
  expect(refusal?.values).toMatchObject({ first_name: 'Sukarno', last_name: '-', one_name: 'on' });
});

test('signing up with a known address says so, and opens no session', async () => {
  const user = await newClient();
  const answer = await send(signUpForm, { fields: { ...newcomer('x'), email: user.email } });
  expect(await refusalOf(answer, sitePath`/signup/customer`)).toMatchObject({ key: 'email_taken' });
  expect(answer.cookies).not.toContain('session=');
});
