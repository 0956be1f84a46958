import { setTimeout as sleep } from 'node:timers/promises';
import { isoInstant } from '@/lib/domain/platform/time';
import { env } from '@/lib/env';
import { hashPassword } from '@/lib/server/accounts/credentials/passwords-service';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { SITE } from '@/lib/testing/api/requests';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { type Product, startProduct, startWorker, stopProducts } from '@/lib/testing/jest/product';
import { OpenStream } from '@/lib/testing/live-stream';
import { type Pooler, startPgBouncer } from '@/scripts/local/pgbouncer';
import { database } from './pool';

const PASSWORD = 'correct horse battery staple';

let pooler: Pooler;
let one: Product;
let other: Product;

beforeAll(async () => {
  const direct = env.DATABASE_URL ?? '';
  pooler = await startPgBouncer(direct);
  const settings = {
    DATABASE_URL: pooler.at(direct),
    DATABASE_DIRECT_URL: direct,
    SITE_URL: SITE,
    JOBS: 'off',
  };
  startWorker({ ...settings, JOBS: 'only' });
  [one, other] = await Promise.all([startProduct(settings), startProduct(settings)]);
});
afterAll(async () => {
  await stopProducts();
  await pooler?.stop();
});

const headersOf = (cookie: string, key: string) => ({
  cookie,
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'idempotency-key': key,
});

/** A write at a process, as a browser sends it. */
function send(at: Product, path: string, cookie: string, body?: unknown, key = 'none') {
  return fetch(at.at(path), {
    method: 'POST',
    headers: headersOf(cookie, key),
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** Signs in, and answers the Cookie header of the session. */
async function signIn(at: Product, email: string): Promise<string> {
  const answer = await send(at, '/api/v1/auth/signin', '', { email, password: PASSWORD });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const booking = ({ lawyerId }: TestLawyer) => ({
  lawyer_id: lawyerId,
  start_time: isoInstant(manilaTime(2, 9 * 60)),
  duration: 30,
  type: 'VIDEO',
  subject: 'Two machines',
  description: 'One product.',
  consent: true,
  payment_method: 'gcash',
  expected_total: 100_000,
});

test('who signs in at one server acts at the other; a repeat is one booking wherever it arrives', async () => {
  const lawyer = await newLawyer();
  const client = await newClient({ passwordHash: await hashPassword(PASSWORD) });
  const cookie = await signIn(one, client.email);
  const key = crypto.randomUUID();
  const book = (at: Product) => send(at, '/api/v1/meeting', cookie, booking(lawyer), key);
  const answers = await Promise.all([one, other, other, one].map(book));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  expect((await send(one, '/api/v1/auth/logout', cookie)).status).toBe(204);
  expect((await other.get('/api/v1/auth/session', { cookie })).status).toBe(401);
});

test('what changes at one server is heard and hidden at the other at once', async () => {
  const lawyer = await newLawyer();
  const page = `/lawyer/${lawyer.lawyerId}`;
  const opener = (path: string, init: RequestInit) => fetch(other.at(path), init);
  const stream = await OpenStream.open(opener, lawyer.cookie, undefined);
  await stream.until(1);
  for (const at of [one, other]) expect((await at.get(page)).status).toBe(200);

  const client = await newClient();
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start: manilaTime(3, 9 * 60),
  });
  const cancelled = await fetch(one.at(`/api/v1/meeting/${meeting.id}/cancel`), {
    method: 'PUT',
    headers: headersOf(client.cookie, crypto.randomUUID()),
    body: '{}',
  });
  expect(cancelled.status).toBe(200);
  await stream.until(2);
  const hidden = await send(one, '/api/v1/lawyers/profile/visibility', lawyer.cookie, {
    is_public: false,
  });
  expect(hidden.status).toBe(200);
  expect((await other.get(page)).status).toBe(404);
  expect((await other.get('/api/v1/lawyers')).body).not.toContain(lawyer.lawyerId);
  stream.leave();
});

test('the worker does what a server asked for, in files that both servers read', async () => {
  const { cookie } = await newClient();
  const path = '/api/v1/auth/account/export';
  expect((await send(one, path, cookie)).status).toBe(204);
  let found = await other.get(path, { cookie });
  for (let tries = 0; found.status === 404 && tries < 100; tries += 1) {
    await sleep(100);
    found = await other.get(path, { cookie });
  }
  expect(found.status).toBe(200);
  expect(found.headers.get('content-type')).toBe('application/zip');
});
