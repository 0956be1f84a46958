import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { send } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { http } from './http';
import { operation } from './operation';

const ran = jest.fn();
const spec = {
  method: 'POST',
  access: 'customer',
  tag: 'Probe',
  summary: 'Makes a thing',
  body: z.object({ name: z.string().trim().min(1), size: z.int().default(1) }),
  status: 201,
  response: z.object({ number: z.int() }),
  errors: [],
} as const;

const count = async () => {
  ran();
  return { number: ran.mock.calls.length };
};
const idempotent = http(
  operation(endpoint({ ...spec, path: '/api/v1/things', idempotent: true }), count),
);
const notIdempotent = http(operation(endpoint({ ...spec, path: '/api/v1/others' }), count));

let ana: TestUser;
beforeAll(async () => {
  ana = await newClient();
});
beforeEach(() => ran.mockClear());

const post = (handler: typeof idempotent, key: string, body: unknown = { name: 'x' }, user = ana) =>
  send(handler, { cookie: user.cookie, headers: { 'idempotency-key': key }, body });

test('a repeat is answered as the first was, status and all', async () => {
  const first = await post(idempotent, 'repeat');
  expect(first).toMatchObject({ status: 201, body: { number: 1 } });
  const again = await post(idempotent, 'repeat');
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(again.headers.get('cache-control')).toBe('no-store');
  expect(ran).toHaveBeenCalledTimes(1);
});

test('what is the same once it is read is the same request', async () => {
  await post(idempotent, 'read', { name: ' x ', size: 1 });
  expect((await post(idempotent, 'read', { name: 'x' })).status).toBe(201);
  expect(ran).toHaveBeenCalledTimes(1);
});

test('another body under the key is 400 idempotency_mismatch', async () => {
  await post(idempotent, 'other');
  expect(await post(idempotent, 'other', { name: 'y' })).toMatchObject({
    status: 400,
    body: { key: 'idempotency_mismatch' },
  });
});

test('another client may use the same key', async () => {
  const ben = await newClient();
  await post(idempotent, 'shared');
  expect((await post(idempotent, 'shared', { name: 'y' }, ben)).body).toEqual({ number: 2 });
});

test('a refused body does not use up the key', async () => {
  expect((await post(idempotent, 'refused', { name: '' })).status).toBe(400);
  expect((await post(idempotent, 'refused')).status).toBe(201);
});

test('nobody learns an answer who may not call', async () => {
  const lawyer = await newLawyer();
  await post(idempotent, 'closed');
  expect((await post(idempotent, 'closed', { name: 'x' }, lawyer)).status).toBe(403);
  const visitor = await send(idempotent, {
    headers: { 'idempotency-key': 'closed' },
    body: { name: 'x' },
  });
  expect(visitor.status).toBe(401);
});

test('a key of 255 characters is taken', async () => {
  expect((await post(idempotent, 'k'.repeat(255))).status).toBe(201);
});

test('without a key, and where keys are not honoured, each call is its own', async () => {
  await send(idempotent, { cookie: ana.cookie, body: { name: 'x' } });
  await send(idempotent, { cookie: ana.cookie, body: { name: 'x' } });
  await post(notIdempotent, 'ignored');
  await post(notIdempotent, 'ignored');
  expect(ran).toHaveBeenCalledTimes(4);
});
