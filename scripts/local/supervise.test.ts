import { EventEmitter } from 'node:events';
import { supervise } from './supervise.ts';

const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A program whose copies work after `start` milliseconds, and end when the test says so. */
function program({ start = 500 } = {}) {
  const launches: EventEmitter[] = [];
  const launch = jest.fn((onHealthy: () => void) => {
    const running = { exitCode: null, signalCode: null, pid: 1, kill: () => true };
    const child = Object.assign(new EventEmitter(), running);
    const ready = setTimeout(onHealthy, start);
    child.once('exit', () => clearTimeout(ready));
    launches.push(child);
    return child;
  });
  supervise('It', launch, { logStep: () => {} });
  return {
    launch,
    /** Ends the running copy and returns after how long there is another. */
    async kill() {
      const before = launch.mock.calls.length;
      launches.at(-1)?.emit('exit', null, 'SIGKILL');
      let waited = 0;
      while (launch.mock.calls.length === before && waited < MINUTE) {
        await jest.advanceTimersByTimeAsync(50);
        waited += 50;
      }
      return waited;
    },
  };
}

test('the pause grows with every kill in a row, up to ten seconds', async () => {
  const { kill } = program();
  const pauses = [];
  for (let i = 0; i < 9; i += 1) {
    pauses.push(await kill());
    // Longer than any start takes, and still no sign that it is well.
    await jest.advanceTimersByTimeAsync(20_000);
  }
  expect(pauses).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
});

test('the delay is reset once a copy was healthy for a minute', async () => {
  const { kill } = program();
  for (let i = 0; i < 9; i += 1) await kill();
  await jest.advanceTimersByTimeAsync(MINUTE - 1000);
  expect(await kill()).toBe(10_000);
  await jest.advanceTimersByTimeAsync(MINUTE + 1000);
  expect(await kill()).toBe(100);
});

test('the minute begins when it works, not when it was launched', async () => {
  const { kill } = program({ start: MINUTE });
  expect(await kill()).toBe(100);
  await jest.advanceTimersByTimeAsync(MINUTE + 30_000);
  expect(await kill()).toBe(200);
});
