/** @alone Stands in for a browser. */
import fc from 'fast-check';
import {
  clockDifference,
  learnServerTime,
  notableDifference,
  onClockChange,
  present,
} from './clock';

const MINUTE = 60_000;
const SERVER = Date.UTC(2026, 10, 28, 4, 0, 0);

beforeAll(() => Object.assign(globalThis, { window: globalThis }));
afterAll(() => Reflect.deleteProperty(globalThis, 'window'));
beforeEach(() => jest.useFakeTimers({ now: SERVER }));
afterEach(() => {
  // The next test has a device that is right.
  learnServerTime({ at: Date.now(), sent: Date.now(), received: Date.now() });
  jest.useRealTimers();
});

/** An answer of the server, over a line that is slow in either direction, to a device that is off by so much. */
function answer(serverNow: number, off: number, [there, back]: [number, number] = [50, 50]): void {
  const at = Math.floor((serverNow + there) / 1000) * 1000;
  const received = serverNow + there + back + off;
  jest.setSystemTime(received);
  learnServerTime({ at, within: 2_000, sent: serverNow + off, received });
}

test('a device that is right stays as it is, however slow the line', () => {
  answer(SERVER, 0);
  answer(SERVER + 5_000, 0, [40_000, 3_000]);
  answer(SERVER + 90_000, 0, [100, 55_000]);
  expect(clockDifference()).toBe(0);
  expect(present()).toBe(Date.now());
});

test.each([
  ['12 minutes slow', -12 * MINUTE],
  ['a day slow', -24 * 60 * MINUTE],
  ['a day fast', 24 * 60 * MINUTE],
  ['45 minutes fast', 45 * MINUTE],
  ['20 minutes fast', 20 * MINUTE],
  ['a year slow', -365 * 24 * 60 * MINUTE],
  ['3 minutes fast', 3 * MINUTE],
])('a device that is %s knows the present to two seconds', (_name, off) => {
  answer(SERVER, off);
  expect(Math.abs(present() - (SERVER + 100))).toBeLessThanOrEqual(2_000);
  expect(Math.sign(notableDifference())).toBe(-Math.sign(off));
});

test('what is learned over a slow line is made exact by the next answer, and stays so', () => {
  const off = -12 * MINUTE;
  answer(SERVER, off, [30_000, 30_000]);
  answer(SERVER + 2 * MINUTE, off);
  answer(SERVER + 4 * MINUTE, off, [1_000, 58_000]);
  expect(Math.abs(clockDifference() - 12 * MINUTE)).toBeLessThanOrEqual(2_000);
});

test('a clock that is set right, or wrong, while the page is open is noticed with the next answer', () => {
  const listener = jest.fn();
  const stop = onClockChange(listener);
  answer(SERVER, -12 * MINUTE);
  expect(listener).toHaveBeenCalledTimes(1);
  answer(SERVER + MINUTE, 0);
  expect(clockDifference()).toBe(0);
  answer(SERVER + 2 * MINUTE, 30 * MINUTE);
  expect(Math.round(clockDifference() / MINUTE)).toBe(-30);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
});

test('two minutes are not worth a word, and a clock that was set between question and answer says nothing', () => {
  answer(SERVER, 2 * MINUTE);
  expect(notableDifference()).toBe(0);
  answer(SERVER + MINUTE, 0);
  const now = Date.now();
  learnServerTime({ at: now, sent: now, received: now - 10 * MINUTE });
  expect(clockDifference()).toBe(0);
});

test('whatever the line and the device, the present is within the time that an answer took', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2 * 365 * 1440, max: 2 * 365 * 1440 }),
      fc.array(fc.tuple(fc.nat(60_000), fc.nat(60_000)), { minLength: 1, maxLength: 6 }),
      (minutes, lines) => {
        const off = minutes * MINUTE;
        let now = SERVER;
        let best = Number.POSITIVE_INFINITY;
        for (const [there, back] of lines) {
          answer(now, off, [there, back]);
          now += there + back;
          best = Math.min(best, there + back + 2_000);
          expect(Math.abs(present() - now)).toBeLessThanOrEqual(best);
          now += 1_000;
        }
        learnServerTime({ at: Date.now(), sent: Date.now(), received: Date.now() });
      },
    ),
  );
});
