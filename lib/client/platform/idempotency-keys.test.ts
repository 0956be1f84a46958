import { ApiError } from './api-error';
import { IdempotencyKeys } from './idempotency-keys';

const noAnswer = new ApiError(0, 'no_answer', '');

async function keyOf(keys: IdempotencyKeys, body: unknown, outcome: Error | null) {
  let used = '';
  await keys
    .use(body, (key) => {
      used = key;
      return outcome ? Promise.reject(outcome) : Promise.resolve('done');
    })
    .catch((error: unknown) => expect(error).toBe(outcome));
  return used;
}

test('the same body keeps its key until somebody knows what became of it', async () => {
  const keys = new IdempotencyKeys();
  const first = await keyOf(keys, { a: 1 }, noAnswer);
  expect(await keyOf(keys, { a: 1 }, new ApiError(503, 'unavailable', ''))).toBe(first);
  expect(await keyOf(keys, { a: 1 }, null)).toBe(first);
  expect(await keyOf(keys, { a: 1 }, null)).not.toBe(first);
});

test('another body has another key', async () => {
  const keys = new IdempotencyKeys();
  const first = await keyOf(keys, { a: 1 }, noAnswer);
  expect(await keyOf(keys, { a: 2 }, noAnswer)).not.toBe(first);
});

test('a refusal is remembered under its key, so the next try has a new one', async () => {
  const keys = new IdempotencyKeys();
  const first = await keyOf(keys, { a: 1 }, new ApiError(409, 'schedule_conflict', ''));
  expect(await keyOf(keys, { a: 1 }, null)).not.toBe(first);
});
