import { DrizzleQueryError } from 'drizzle-orm';
import * as z from 'zod';
import { onRequestError } from '@/instrumentation';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { ERROR_STATUS, type ErrorKey } from '@/lib/contract/platform/errors';
import { send } from '@/lib/testing/api/requests';
import { applySettings } from '@/lib/testing/jest/settings';
import { AppError } from '../app-error';
import { http } from './http';
import { operation } from './operation';

/** The contract's table (Conventions), written out. */
const TABLE: readonly (readonly [ErrorKey, number])[] = [
  ['invalid_input', 400],
  ['idempotency_mismatch', 400],
  ['price_changed', 400],
  ['wrong_password', 400],
  ['no_session', 401],
  ['bad_credentials', 401],
  ['bad_signature', 401],
  ['email_not_verified', 403],
  ['wrong_role', 403],
  ['cross_site', 403],
  ['proof_required', 403],
  ['second_factor_required', 403],
  ['second_factor_missing', 403],
  ['not_for_members', 403],
  ['practice_ended', 403],
  ['account_suspended', 403],
  ['not_found', 404],
  ['method_not_allowed', 405],
  ['request_timeout', 408],
  ['schedule_conflict', 409],
  ['bad_transition', 409],
  ['version_changed', 409],
  ['email_taken', 409],
  ['too_early', 409],
  ['too_late', 409],
  ['meeting_cancelled', 409],
  ['too_large', 413],
  ['too_many_files', 413],
  ['too_many_pixels', 413],
  ['unsupported_type', 415],
  ['payment_method_unavailable', 422],
  ['meeting_limit', 429],
  ['free_limit', 429],
  ['waitlist_limit', 429],
  ['rate_limited', 429],
  ['internal', 500],
  ['unavailable', 503],
];

const probe = endpoint({
  method: 'GET',
  path: '/api/v1/probe',
  access: 'public',
  tag: 'Probe',
  summary: 'Fails as configured',
  status: 200,
  response: z.object({ answer: z.number() }),
  errors: [],
});

/** Returns the answer of an endpoint whose work throws this. */
function failWith(thrown: unknown) {
  return send(http(operation(probe, () => Promise.reject(thrown))));
}

let log: string[];
beforeEach(() => {
  log = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    log.push(String(line));
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

test('every key has a row', () => {
  expect(TABLE.map(([key]) => key).toSorted()).toEqual(Object.keys(ERROR_STATUS).toSorted());
});

test.each(TABLE)('%s answers %i', async (key, status) => {
  const answer = await failWith(new AppError(key, 'What went wrong.'));
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({
    message: 'What went wrong.',
    key,
    request_id: answer.headers.get('x-request-id'),
  });
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('retry-after')).toBeNull();
});

test('fields and Retry-After travel with it', async () => {
  const fields = { 'education.0.end_year': 'After the start year.' };
  const answer = await failWith(new AppError('rate_limited', 'Wait.', { fields, retryAfter: 42 }));
  expect(answer.body).toMatchObject({ fields });
  expect(answer.headers.get('retry-after')).toBe('42');
});

const SECRET = 'relation "users" of sangguni@10.0.0.7, password hunter2';

test.each([
  ['an error', new Error(SECRET)],
  ['an error with a cause', new Error('outer', { cause: new Error(SECRET) })],
  ['an AppError of another realm', { key: 'not_found', message: SECRET }],
  ['a text', SECRET],
  ['nothing', undefined],
])('%s that nobody expected is internal and says nothing', async (_what, thrown) => {
  const answer = await failWith(thrown);
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    message: 'Unknown Error',
    key: 'internal',
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('the log says what the answer does not, by the same id, on one line', async () => {
  const answer = await failWith(new Error(SECRET));
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    at: 'request',
    request: (answer.body as { request_id: string }).request_id,
    actor: null,
    endpoint: 'GET /api/v1/probe',
    status: 500,
    key: 'internal',
    error: expect.stringContaining(SECRET),
  });
});

test('the log keeps the parameters of a failed query to itself', async () => {
  const cause = Object.assign(new Error('value too long'), { code: '22001' });
  await failWith(new DrizzleQueryError('insert …', ['ana@example.com'], cause));
  expect(log.join()).toContain('value too long');
  expect(log.join()).not.toContain('ana@example.com');
});

const databaseFailure = (about: object) =>
  new Error('Failed query', { cause: Object.assign(new Error(SECRET), about) });

test.each([
  ['an overlap', { code: '23P01', constraint: 'meetings_no_overlap' }, 409, 'schedule_conflict'],
  ['a deadlock', { code: '40P01' }, 409, 'schedule_conflict'],
  ['a failed serialisation', { code: '40001' }, 409, 'schedule_conflict'],
  ['a taken address', { code: '23505', constraint: 'users_email_unique' }, 409, 'email_taken'],
  ['another broken rule', { code: '23505', constraint: 'payments_ref_unique' }, 500, 'internal'],
  ['a database that shuts down', { code: '57P01' }, 503, 'unavailable'],
  ['no connection', { code: 'ECONNREFUSED' }, 503, 'unavailable'],
  ['too many connections', { code: '53300' }, 503, 'unavailable'],
  ['a statement that ran out of time', { code: '57014' }, 503, 'unavailable'],
  ['a lock that does not come', { code: '55P03' }, 503, 'unavailable'],
])('%s in the database is answered as %i %s', async (_what, about, status, key) => {
  const answer = await failWith(databaseFailure(about));
  expect(answer).toMatchObject({ status, body: { key } });
  expect(JSON.stringify(answer.body)).not.toContain('hunter2');
  expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
});

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
])('pg saying "%s" is 503 unavailable', async (message) => {
  const answer = await failWith(new Error('Failed query', { cause: new Error(message) }));
  expect(answer).toMatchObject({ status: 503, body: { key: 'unavailable' } });
  expect(answer.headers.get('retry-after')).toBe('5');
});

test('what fails because something was unavailable is 503, however it is told', async () => {
  const cause = new AppError('unavailable', 'Not now.');
  const answer = await failWith(new Error('The profile could not be read.', { cause }));
  expect(answer).toMatchObject({ status: 503, body: { key: 'unavailable' } });
  expect(answer.headers.get('retry-after')).toBe('5');
});

describe('a page that could not be rendered', () => {
  beforeAll(() => applySettings({ NEXT_RUNTIME: 'nodejs' }));
  const refused = { code: 'ECONNREFUSED' };
  const request = { path: '/', method: 'GET', headers: {} };
  const context = { routePath: '/', routerKind: 'App Router', routeType: 'render' } as const;
  const report = (error: unknown) =>
    onRequestError(error, request, { ...context, revalidateReason: undefined });

  test.each([
    ['of a lost connection', new Error('query', { cause: refused }), true],
    ['of a refusal of ours', new AppError('unavailable', 'Not now.'), true],
    [
      'of what another request found',
      new Error('x', { cause: new AppError('unavailable', 'y') }),
      true,
    ],
    ['of a bug', new Error('bug'), false],
    ['it is not there', new AppError('not_found', 'Not found.'), false],
  ])('because %s', async (_why, error, isOutage) => {
    const began = performance.now();
    await report(error);
    // As the server in front reads it.
    const outage = Number(Reflect.get(globalThis, Symbol.for('sangguni.outage')) ?? -1);
    expect(outage >= began).toBe(isOutage);
  });
});

test('an answer that breaks the contract does not leave', async () => {
  const broken = operation(probe, async () => ({ answer: 'a text' as unknown as number }));
  expect(await send(http(broken))).toMatchObject({ status: 500, body: { key: 'internal' } });
});
