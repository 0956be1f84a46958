import { consumeInMemory } from './in-memory';

// There is no database here, nor another process to tell of an address.
beforeAll(() => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
  });
});
afterAll(() => jest.useRealTimers());

const FLOODERS = 50_000;

async function consume(times: number, address: string): Promise<string[]> {
  const answers: string[] = [];
  for (let i = 0; i < times; i += 1) {
    const answer = consumeInMemory('search_address', address).then(
      () => 'taken',
      (error: { key: string }) => error.key,
    );
    answers.push(await answer);
  }
  return answers;
}

const LOCAL_FACTOR = 100;
const POINTS = 120 * LOCAL_FACTOR;

test('each address has points of its own', async () => {
  const answers = await consume(POINTS + 1, '198.51.100.1');
  expect(new Set(answers.slice(0, -1))).toEqual(new Set(['taken']));
  expect(answers.at(-1)).toBe('rate_limited');
  expect(await consume(1, '198.51.100.2')).toEqual(['taken']);
});

test('a flood from ever new addresses makes it forget the oldest instead of growing', async () => {
  await consume(POINTS, '198.51.100.3');
  expect(await consume(1, '198.51.100.3')).toEqual(['rate_limited']);
  for (let i = 0; i < FLOODERS; i += 1) await consumeInMemory('search_address', `flooder ${i}`);
  expect(await consume(1, '198.51.100.3')).toEqual(['taken']);
  expect(await consume(POINTS, `flooder ${FLOODERS - 1}`)).toContain('rate_limited');
});

test('a copy of the module in another bundle meets the same limit, and its refusal is one', async () => {
  const copy = await otherCopy(() => import('./in-memory'));
  for (let i = 0; i < POINTS; i += 1) await copy.consumeInMemory('search_address', '198.51.100.4');
  const refusal = await consumeInMemory('search_address', '198.51.100.4').catch((e: unknown) => e);
  expect(refusal).toMatchObject({ key: 'rate_limited', retryAfter: expect.any(Number) });
  const { errorResponse, asAppError } = await otherCopy(() => import('../pipeline/error-response'));
  const answer = errorResponse(asAppError(refusal), 'request');
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

/** The module and all it imports once more, as a build has it in another bundle. */
async function otherCopy<T>(load: () => Promise<T>): Promise<T> {
  const copies: T[] = [];
  await jest.isolateModulesAsync(async () => {
    copies.push(await load());
  });
  return copies[0] as T;
}
