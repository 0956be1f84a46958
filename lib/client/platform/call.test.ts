import { signin } from '@/lib/contract/accounts/authentication';
import { listLawyerReviews } from '@/lib/contract/lawyers/lawyers';
import { createMeeting, deleteMeetingFile } from '@/lib/contract/meetings/meetings';
import { listPaymentMethods } from '@/lib/contract/payments/payments';
import { COPY } from '@/lib/contract/platform/copy';
import { ApiError } from './api-error';
import { call } from './call';
import { onUnauthorized } from './unauthorized';

const unauthorized = jest.fn();
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const realFetch = globalThis.fetch;

beforeAll(() => {
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  onUnauthorized(unauthorized);
});
afterAll(() => {
  globalThis.fetch = realFetch;
});
beforeEach(() => {
  fetchMock.mockReset();
  unauthorized.mockReset();
});

const body = { email: 'ana@example.com', password: 'Kalamansi88' };

function answer(status: number, payload: unknown, init: ResponseInit = {}) {
  const text = payload === undefined ? null : JSON.stringify(payload);
  fetchMock.mockResolvedValue(new Response(text, { status, ...init }));
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
}

describe('transport rules of spec section 8', () => {
  test('401: whoever keeps the session is told and the error is passed on', async () => {
    answer(401, { message: 'Wrong email or password.', key: 'bad_credentials' });
    const error = await failureOf(call(signin, { body }));
    expect(unauthorized).toHaveBeenCalledTimes(1);
    expect(error).toMatchObject({ status: 401, key: 'bad_credentials' });
    expect(error.message).toBe('Wrong email or password.');
  });

  test('403: passed on unchanged, the session stays', async () => {
    answer(403, { message: 'For clients only.', key: 'wrong_role' });
    const error = await failureOf(call(signin, { body }));
    expect(unauthorized).not.toHaveBeenCalled();
    expect(error).toMatchObject({ status: 403, key: 'wrong_role', message: 'For clients only.' });
  });

  test("other errors carry the server's message, the status and the key", async () => {
    const fields = { 'body.email': 'Please provide valid email.' };
    answer(400, { message: 'Check the fields.', key: 'invalid_input', fields });
    const error = await failureOf(call(signin, { body }));
    expect(unauthorized).not.toHaveBeenCalled();
    expect(error).toMatchObject({ status: 400, key: 'invalid_input', fields });
    expect([error.message, error.serverMessage]).toEqual([
      'Check the fields.',
      'Check the fields.',
    ]);
  });

  test('without a message in the answer the status text is the message', async () => {
    const page = new Response('<html>', { status: 502, statusText: 'Bad Gateway' });
    fetchMock.mockResolvedValue(page);
    const error = await failureOf(call(signin, { body }));
    expect(error).toMatchObject({ status: 502, key: 'unknown', message: 'Bad Gateway' });
    expect(error.serverMessage).toBeNull();
  });

  test('request sent but no answer', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await failureOf(call(signin, { body }));
    expect(error).toMatchObject({ status: 0, key: 'no_answer' });
    expect(error.message).toBe('Cannot send request. Check internet connection.');
    expect(error.message).toBe(COPY.transport.noAnswer);
  });

  test('an answer that breaks off is no answer', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('reset')) });
    fetchMock.mockResolvedValue(new Response(broken, { status: 200 }));
    expect(await failureOf(call(signin, { body }))).toMatchObject({ key: 'no_answer' });
  });

  test('anything else is "Unknown Error"', async () => {
    fetchMock.mockResolvedValue(new Response('not json', { status: 200 }));
    const error = await failureOf(call(signin, { body }));
    expect(error).toMatchObject({ status: 0, key: 'unknown', message: 'Unknown Error' });
    expect(unauthorized).not.toHaveBeenCalled();
  });
});

test('an abort is passed on as an abort', async () => {
  const abort = new DOMException('stopped', 'AbortError');
  fetchMock.mockRejectedValue(abort);
  await expect(call(signin, { body })).rejects.toBe(abort);
});

test('a key of no table is unknown, and Retry-After is read', async () => {
  answer(429, { message: 'Slow down.', key: 'toString' }, { headers: { 'retry-after': '90' } });
  expect(await failureOf(call(signin, { body }))).toMatchObject({ key: 'unknown', retryAfter: 90 });
});

test('places and query of the path are encoded, what is undefined is left out', async () => {
  answer(200, { results: [], hasMore: false, page: 2, total: 0 });
  const page = await call(listLawyerReviews, { params: { id: 'a/b c' }, query: { page: 2 } });
  expect(page).toEqual({ results: [], hasMore: false, page: 2, total: 0 });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/v1/lawyers/a%2Fb%20c/reviews?page=2');
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
});

test('JSON goes out with its content type and the Idempotency-Key', async () => {
  const held = { hold_expires_at: null, server_time: '2026-11-24T02:00:00Z' };
  answer(201, { _id: 'm1', checkout_url: null, ...held });
  const input = {
    lawyer_id: 'maria-santos-7k2f',
    start_time: '2026-11-24T02:00:00Z',
    duration: 30,
    type: 'VIDEO',
    subject: 'Dismissed',
    description: 'By text message',
    consent: true,
    expected_total: 150_000,
    payment_method: 'gcash',
  } as const;
  await call(createMeeting, { body: input }, { idempotencyKey: 'k1' });
  const request = fetchMock.mock.calls[0]?.[1];
  expect(request?.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'k1',
  });
  expect(JSON.parse(String(request?.body))).toEqual(input);
});

test('204 answers with nothing', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
  const params = { id: 'm1', childId: 'f1' };
  await expect(call(deleteMeetingFile, { params })).resolves.toBeUndefined();
});

test('fields the contract does not know are dropped', async () => {
  answer(200, { methods: [], platform_fee: 0, hold_minutes: 30, secret: 1 });
  expect(await call(listPaymentMethods)).toEqual({
    methods: [],
    platform_fee: 0,
    hold_minutes: 30,
  });
});
