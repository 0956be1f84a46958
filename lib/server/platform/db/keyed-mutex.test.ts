import { AppError } from '../app-error';
import { KeyedMutex } from './keyed-mutex';

/** Work that ends when the test says so. */
function pending() {
  let finish: () => void = () => {};
  let fail: (error: Error) => void = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  const work = jest.fn(() => ended);
  return { work, finish, fail };
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? [error.key, error.retryAfter] : error),
  );

test('work of one key runs in its order, one at a time; other keys do not wait', async () => {
  const mutex = new KeyedMutex({ maxWaiting: 10, maxWaitMs: 1000 });
  const [one, two] = [pending(), pending()];
  const first = mutex.run('a', one.work);
  const second = mutex.run('a', two.work);
  expect(await mutex.run('b', async () => 'other')).toBe('other');
  expect(mutex.isBusy('a')).toBe(true);
  expect(two.work).not.toHaveBeenCalled();
  one.finish();
  await first;
  two.finish();
  await second;
  expect(two.work).toHaveBeenCalledTimes(1);
  expect(mutex.isBusy('a')).toBe(false);
});

test('where two may run at once, the third begins when one of them ends', async () => {
  const mutex = new KeyedMutex({ maxWaiting: 10, maxWaitMs: 1000, concurrency: 2 });
  const all = [pending(), pending(), pending()];
  const running = all.map(({ work }) => mutex.run('a', work));
  const begun = () => all.map(({ work }) => work.mock.calls.length);
  await mutex.run('b', async () => 'other');
  expect(begun()).toEqual([1, 1, 0]);
  all[1]?.finish();
  await running[1];
  expect(begun()).toEqual([1, 1, 1]);
  for (const { finish } of all) finish();
  await Promise.all(running);
  expect(mutex.isBusy('a')).toBe(false);
});

test('work that fails lets the next one run', async () => {
  const mutex = new KeyedMutex({ maxWaiting: 10, maxWaitMs: 1000 });
  const one = pending();
  const first = outcome(mutex.run('a', one.work));
  const second = mutex.run('a', async () => 'ran');
  one.fail(new Error('bug'));
  expect(await first).toEqual(new Error('bug'));
  expect(await second).toBe('ran');
});

test('beyond the bound of waiters it is 503 with Retry-After at once', async () => {
  const mutex = new KeyedMutex({ maxWaiting: 2, maxWaitMs: 1000 });
  const one = pending();
  const running = mutex.run('a', one.work);
  const waiting = [mutex.run('a', async () => 1), mutex.run('a', async () => 2)];
  expect(await outcome(mutex.run('a', async () => 3))).toEqual(['unavailable', 5]);
  one.finish();
  await running;
  expect(await Promise.all(waiting)).toEqual([1, 2]);
});

test('who has waited too long is refused, and does not run later', async () => {
  jest.useFakeTimers();
  const mutex = new KeyedMutex({ maxWaiting: 2, maxWaitMs: 1000 });
  const [one, two] = [pending(), pending()];
  const running = mutex.run('a', one.work);
  const late = outcome(mutex.run('a', two.work));
  await jest.advanceTimersByTimeAsync(1000);
  expect(await late).toEqual(['unavailable', 5]);
  one.finish();
  await running;
  expect(two.work).not.toHaveBeenCalled();
  expect(mutex.isBusy('a')).toBe(false);
  jest.useRealTimers();
});

test('a lost database refuses all who wait, without a try of each', async () => {
  const mutex = new KeyedMutex({ maxWaiting: 5, maxWaitMs: 1000 });
  const [one, two] = [pending(), pending()];
  const running = outcome(mutex.run('a', one.work));
  const waiting = mutex.run('a', two.work);
  const lost = new Error('Query read timeout');
  one.fail(lost);
  expect(await running).toBe(lost);
  await expect(waiting).rejects.toBe(lost);
  expect(two.work).not.toHaveBeenCalled();
});
