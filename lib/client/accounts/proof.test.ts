import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { call } from '@/lib/client/platform/call';
import { signup } from '@/lib/contract/accounts/authentication';
import { withProof } from './proof';

const SECRET = 'a secret of this test';
const BODY = { first_name: 'Ana', last_name: 'Reyes', email: 'ana@example.com', password: 'x' };

const realFetch = global.fetch;
afterAll(() => {
  global.fetch = realFetch;
});

let answers: (() => Promise<Response>)[];
let sent: { url: string; body: unknown }[];
beforeEach(() => {
  sent = [];
  global.fetch = async (url, init) => {
    sent.push({ url: String(url), body: init?.body ? JSON.parse(String(init.body)) : null });
    const next = answers.shift();
    if (!next) throw new Error('nothing more was expected');
    return next();
  };
});

const refusal = (key: string) => async () =>
  Response.json({ message: 'No.', key, request_id: '1' }, { status: 403 });
const challenge = async () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 30,
    deriveKey,
    hmacSignatureSecret: SECRET,
  });
const send = (proof: string | undefined) => call(signup, { body: { ...BODY, proof } });

test('a proof of work is solved unasked and sent with the second try', async () => {
  const posed = await challenge();
  const encoded = Buffer.from(JSON.stringify(posed)).toString('base64');
  answers = [
    refusal('proof_required'),
    async () => Response.json({ challenge: encoded }),
    refusal('email_not_verified'),
  ];
  await expect(withProof(send)).rejects.toMatchObject({ key: 'email_not_verified' });
  expect(sent.map(({ url }) => url)).toEqual([
    '/api/v1/auth/signup',
    '/api/v1/auth/challenge',
    '/api/v1/auth/signup',
  ]);
  expect(sent[0]?.body).toEqual(BODY);
  const { proof, ...rest } = (sent[2]?.body ?? {}) as { proof: string };
  expect(rest).toEqual(BODY);
  const solved = JSON.parse(Buffer.from(proof, 'base64').toString());
  const { verified } = await verifySolution({ ...solved, deriveKey, hmacSignatureSecret: SECRET });
  expect(verified).toBe(true);
});

test('any other refusal is passed on, and nothing is solved', async () => {
  answers = [refusal('cross_site')];
  await expect(withProof(send)).rejects.toMatchObject({ key: 'cross_site' });
  expect(sent).toHaveLength(1);
});
